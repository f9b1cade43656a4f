import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import type { RequestFacts } from '#services/shared/request-facts.ts';
import { createAccount } from '#services/identity/create-account.server.ts';

export const goodPassword = 'three walnut lattices';

export function requestFactsAt(now: Date, address: string | null = null): RequestFacts {
  return { now, address, userAgent: 'test', locale: 'en' };
}

type Roles = Parameters<typeof createAccount>[0]['roles'];

/** A confirmed account with a password that is good enough for staff too. */
export async function makeAccount(now: Date, roles: Roles = []) {
  const email = `${randomUUID()}@example.com`;
  const created = await createAccount(
    { email, password: goodPassword, fullName: 'Mona Farid', roles },
    now,
  );
  if (!created.ok) throw new Error(created.reason);
  return { email, password: goodPassword, userId: created.userId };
}

export type OutboxRow = { template: string; subject: string; text: string; locale: string };

/** What waits in the outbox for an address, oldest first. */
export async function mailsTo(owner: pg.Client, email: string): Promise<OutboxRow[]> {
  const { rows } = await owner.query<OutboxRow>(
    'select template, subject, text, locale from mail_outbox where recipient = $1 order by created_at',
    [email],
  );
  return rows;
}

/** The token in the newest mailed link. */
export async function mailedToken(owner: pg.Client, email: string): Promise<string> {
  const mails = await mailsTo(owner, email);
  const token = mails.at(-1)?.text.match(/[?&]token=([\w-]+)/)?.[1];
  if (!token) throw new Error('No link was mailed.');
  return token;
}

import { setTimeout as sleep } from 'node:timers/promises';
import type { Transaction } from 'kysely';
import { sql } from 'kysely';
import type { DB } from '#db/types.ts';
import { asSystem } from '#platform/database/run-as.server.ts';
import { systemRandom } from '#platform/random.ts';
import { enqueueMail } from '#services/mail/enqueue-mail.server.ts';
import { links } from '../shared/links.server.ts';
import type { RateLimited } from '../shared/rate-limited.ts';
import { takeRateLimits } from '../shared/rate-limits.server.ts';
import type { RequestFacts } from '../shared/request-facts.ts';
import { createToken } from '../shared/signed-tokens.server.ts';
import { findAccount, isBanned } from './accounts.server.ts';
import { accountRateLimits } from './identity-limits.server.ts';
import { type ApiLink, mailedLink } from './mailed-link.server.ts';
import { createCode } from './one-time-codes.server.ts';
import { storeOneTimeToken } from './one-time-tokens.server.ts';
import { storePending } from './sign-up.server.ts';
import { maxMetadataBytes } from './users.server.ts';

/** Longer than the work takes, so that timing does not reveal whether the address has an account. */
const evenMilliseconds = 150;

export interface SignInLinkRequest {
  email: string;
  /** Whether an unknown address gets an account when its link is used. */
  createsAccount: boolean;
  metadata?: Record<string, unknown>;
  /** The local path to go to after signing in. */
  next?: string | undefined;
  api?: ApiLink;
}

/** Mails a link and a code. Returns the same, after the same time, for known and unknown addresses. */
export async function requestSignInLink(
  request: SignInLinkRequest,
  attempt: RequestFacts,
): Promise<{ ok: true } | { ok: false; reason: 'metadata_too_large' } | RateLimited> {
  if (Buffer.byteLength(JSON.stringify(request.metadata ?? {})) > maxMetadataBytes - 100) {
    return { ok: false, reason: 'metadata_too_large' };
  }
  const takings = accountRateLimits('link', request.email, attempt.address);
  const allowed = await takeRateLimits(attempt.now, ...takings);
  if (!allowed.ok) return allowed;
  // As system: the caller is not authenticated.
  const work = asSystem().transaction((trx) => mailLink(trx, request, attempt));
  await Promise.all([work, sleep(evenMilliseconds)]);
  return { ok: true };
}

async function mailLink(
  trx: Transaction<DB>,
  request: SignInLinkRequest,
  { now, locale }: RequestFacts,
): Promise<void> {
  const { email, api, next } = request;
  const account = await findAccount(trx, sql`email = ${email}`);
  if (account ? isBanned(account, now) : !request.createsAccount) return;
  const challenge = api?.challenge;
  const { token, code } = account
    ? await storeOneTimeToken(trx, { userId: account.id, type: 'magiclink', email, challenge, now })
    : await storePendingAccount(trx, request, { now, locale });
  const page = links.signInByLink(locale, token, next);
  const data = { link: mailedLink(api, 'magiclink', token, page), code };
  await enqueueMail(trx, { recipient: email, locale, now, template: 'sign_in_link', data });
}

/** Without a password: the mailbox is the proof. */
async function storePendingAccount(
  trx: Transaction<DB>,
  { email, metadata, api }: SignInLinkRequest,
  { now, locale }: Pick<RequestFacts, 'now' | 'locale'>,
) {
  const token = createToken(systemRandom);
  const code = createCode(systemRandom);
  const pending = {
    id: systemRandom.uuid(),
    email,
    metadata: { ...metadata, locale },
    createdAt: now,
  };
  await storePending(trx, pending, null, { token, code, challenge: api?.challenge });
  return { token, code };
}

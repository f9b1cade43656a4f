import { sql, type Transaction } from 'kysely';
import type { DB } from '#db/types.ts';
import type { Locale } from '#i18n/locale.ts';
import { asSystem } from '#platform/database/run-as.server.ts';
import type { Account } from '#services/identity/account.ts';
import { type AccountRow, findAccount, toAccount } from '#services/identity/accounts.server.ts';
import {
  type OneTimeTokenType,
  storeOneTimeToken,
} from '#services/identity/one-time-tokens.server.ts';
import type { WeakPassword } from '#services/identity/password-rules.server.ts';
import { hashPassword } from '#services/identity/passwords.server.ts';
import { enqueueMail } from '#services/mail/enqueue-mail.server.ts';
import { links } from '../shared/links.server.ts';
import { insertUser, rejectNewUser, type UserToCreate } from './create-user.server.ts';

export interface LinkRequest {
  type: 'signup' | 'invite' | 'magiclink' | 'recovery' | 'email_change';
  email: string;
  newEmail?: string | undefined;
  password?: string | undefined;
  userMetadata: Record<string, unknown>;
  redirectTo: string;
  /** Mails the link as well; otherwise the caller delivers it. */
  mailIn?: Locale;
}

export type GenerateLinkResult =
  | {
      ok: true;
      account: Account;
      type: LinkRequest['type'];
      token: string;
      code: string;
      link: string;
    }
  | { ok: false; reason: 'user_not_found' | 'email_exists' | 'metadata_too_large' }
  | WeakPassword;

/** For programs with the secret key, which deliver the link themselves. */
export async function generateLink(request: LinkRequest, now: Date): Promise<GenerateLinkResult> {
  const user: UserToCreate = {
    ...request,
    isConfirmed: false,
    isInvited: request.type === 'invite',
  };
  const rejection = await rejectNewUser(user);
  if (rejection) return rejection;
  const encryptedPassword = request.password ? await hashPassword(request.password) : null;
  // As system: no member of staff stands behind the secret key.
  return asSystem().transaction(async (trx) => {
    const existing = await findAccount(trx, sql`email = ${request.email}`);
    const rejected = existing && (await rejectExisting(trx, existing, request));
    if (rejected) return rejected;
    if (!existing && !createsUser(request)) return { ok: false, reason: 'user_not_found' };
    const account = existing ?? (await insertUser(trx, { ...user, encryptedPassword }, now));
    if (!account) return { ok: false, reason: 'email_exists' };
    return issueLink(
      trx,
      account,
      { ...request, type: existing ? request.type : asNew(request) },
      now,
    );
  });
}

const createsUser = ({ type }: LinkRequest): boolean =>
  type === 'signup' || type === 'invite' || type === 'magiclink';

/** A sign-in link for an address without an account is a sign-up. */
const asNew = ({ type }: LinkRequest) => (type === 'magiclink' ? 'signup' : type);

async function rejectExisting(
  trx: Transaction<DB>,
  account: AccountRow,
  { type, newEmail }: LinkRequest,
): Promise<{ ok: false; reason: 'email_exists' } | null> {
  const isNew = type === 'signup' || type === 'invite';
  if (isNew && account.email_confirmed_at) return { ok: false, reason: 'email_exists' };
  const taken = newEmail && (await findAccount(trx, sql`email = ${newEmail}`));
  return taken ? { ok: false, reason: 'email_exists' } : null;
}

const tokenTypes: Record<LinkRequest['type'], OneTimeTokenType> = {
  signup: 'confirmation',
  invite: 'invite',
  magiclink: 'magiclink',
  recovery: 'recovery',
  email_change: 'email_change',
};

async function issueLink(
  trx: Transaction<DB>,
  account: AccountRow,
  { type, newEmail, redirectTo, mailIn, userMetadata }: LinkRequest,
  now: Date,
): Promise<GenerateLinkResult> {
  const { id: userId, email } = account;
  const { token, code } = await storeOneTimeToken(trx, {
    ...{ userId, type: tokenTypes[type], email, now },
    ...(newEmail && { newEmail }),
  });
  if (type === 'invite') {
    await sql`
      update auth.users set invited_at = ${now},
        raw_user_meta_data = raw_user_meta_data || ${JSON.stringify(userMetadata)}::jsonb
      where id = ${userId}`.execute(trx);
  }
  const link = links.verify(type, token, redirectTo);
  if (mailIn) {
    const mail = { recipient: email, locale: mailIn, now };
    await enqueueMail(trx, { ...mail, template: 'invitation', data: { link, code } });
  }
  const current = await findAccount(trx, sql`id = ${userId}`);
  return { ok: true, account: toAccount(current!), type, token, code, link };
}

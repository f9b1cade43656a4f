import type { Transaction } from 'kysely';
import { sql } from 'kysely';
import type { DB } from '#db/types.ts';
import type { SignUpInput } from '#domain/identity/account-forms.ts';
import { asSystem } from '#platform/database/run-as.server.ts';
import { systemRandom } from '#platform/random.ts';
import { enqueueMail } from '#services/mail/enqueue-mail.server.ts';
import type { RateLimited } from '../shared/rate-limited.ts';
import type { RequestFacts } from '../shared/request-facts.ts';
import { findAccount } from './accounts.server.ts';
import type { CodeChallenge } from './code-challenge.ts';
import { type ApiLink, mailedLink } from './mailed-link.server.ts';
import { createCode, hashCode } from './one-time-codes.server.ts';
import { links } from '../shared/links.server.ts';
import type { WeakPassword } from './password-rules.server.ts';
import { rejectWeakPassword } from './password-rules.server.ts';
import { hashPassword, passwordMatches } from './passwords.server.ts';
import { takeRateLimits } from '../shared/rate-limits.server.ts';
import { accountRateLimits } from './identity-limits.server.ts';
import { createToken, hashToken } from '../shared/signed-tokens.server.ts';
import { maxMetadataBytes } from './users.server.ts';

const confirmationHours = 24;
/** Per address; rate limits keep a single sender from pushing out another's link. */
const maxPending = 20;

export interface NewAccount {
  email: string;
  password: string;
  /** full_name, phone, job_position, company if given; other keys are stored as they are. */
  metadata: Record<string, unknown>;
  /** The local path to go to after confirming. */
  next?: string;
  /** Set by clients of the API, who may also type the mailed code. */
  api?: ApiLink;
}

export interface PendingAccount {
  id: string;
  email: string;
  metadata: Record<string, unknown>;
  createdAt: Date;
}

export type SignUpResult =
  | { ok: true; pending: PendingAccount }
  | { ok: false; reason: 'metadata_too_large' }
  | WeakPassword
  | RateLimited;

export function newAccountFrom(input: SignUpInput): NewAccount {
  const { email, password, fullName, phone, jobPosition, company } = input;
  const metadata = { full_name: fullName, phone, job_position: jobPosition, company };
  return {
    email,
    password,
    metadata: Object.fromEntries(Object.entries(metadata).filter(([, value]) => value)),
  };
}

/**
 * Returns the same whether or not the address has an account; only the mail differs. See
 * docs/decisions/0003.
 */
export async function signUp(input: NewAccount, attempt: RequestFacts): Promise<SignUpResult> {
  const { now, locale } = attempt;
  const takings = accountRateLimits('signUp', input.email, attempt.address);
  const allowed = await takeRateLimits(now, ...takings);
  if (!allowed.ok) return allowed;
  const weak = await rejectWeakPassword(input.password, {
    email: input.email,
    fullName: input.metadata['full_name'],
    staff: false,
  });
  if (weak) return weak;

  const metadata = { ...input.metadata, locale };
  if (Buffer.byteLength(JSON.stringify(metadata)) > maxMetadataBytes) {
    return { ok: false, reason: 'metadata_too_large' };
  }
  const token = createToken(systemRandom);
  const pending = { id: systemRandom.uuid(), email: input.email, metadata, createdAt: now };
  const encrypted = await hashOf(input, now);
  // As system: the caller has no account yet.
  await asSystem().transaction(async (trx) => {
    const code = input.api && createCode(systemRandom);
    await storePending(trx, pending, encrypted, { token, code, challenge: input.api?.challenge });
    const page = links.confirmSignUp(locale, token, input.next);
    const link = mailedLink(input.api, 'signup', token, page);
    await mailConfirmation(trx, { email: input.email, link, code }, attempt);
  });
  return { ok: true, pending };
}

/** That of the newest sign-up if the password is the same: pressing twice makes no second password. */
async function hashOf({ email, password }: NewAccount, now: Date): Promise<string> {
  // As system: the caller has no account yet.
  const [[newest]] = await asSystem().read(selectNewestPending(email, now));
  const stored = newest?.encrypted_password;
  return (await passwordMatches(stored, password)) ? stored! : hashPassword(password);
}

/** The newest sign-up that waits for its confirmation. */
export const selectNewestPending = (email: string, now: Date) =>
  sql<{ encrypted_password: string | null; user_metadata: object }>`
    select encrypted_password, user_metadata from private.pending_sign_ups
    where email = ${email} and expires_at > ${now}
    order by created_at desc limit 1`;

/** The owner of an account gets the way to sign in instead of the link. */
export async function mailConfirmation(
  trx: Transaction<DB>,
  { email, ...data }: { email: string; link: string; code?: string | undefined },
  { locale, now }: Pick<RequestFacts, 'locale' | 'now'>,
): Promise<void> {
  const existing = await findAccount(trx, sql`email = ${email}`);
  const mail = { recipient: email, locale, now };
  if (existing) {
    const options = { login: links.login(locale), reset: links.forgotPassword(locale) };
    await enqueueMail(trx, { ...mail, template: 'existing_account', data: options });
  } else {
    await enqueueMail(trx, { ...mail, template: 'confirm_email', data });
  }
}

interface PendingSecrets {
  token: string;
  code?: string | undefined;
  challenge?: CodeChallenge | undefined;
}

/** Adds to other sign-ups with the address: no link or password is replaced. */
export async function storePending(
  trx: Transaction<DB>,
  pending: PendingAccount,
  encryptedPassword: string | null,
  { token, code, challenge }: PendingSecrets,
): Promise<void> {
  const expires = new Date(pending.createdAt.getTime() + confirmationHours * 3_600_000);
  await sql`
    delete from private.pending_sign_ups where id in (
      select id from private.pending_sign_ups where email = ${pending.email}
      order by created_at desc offset ${maxPending - 1}
    )`.execute(trx);
  await sql`
    insert into private.pending_sign_ups
      (id, email, encrypted_password, user_metadata, token_hash, code_hash, code_challenge,
        code_challenge_method, expires_at, created_at)
    values (${pending.id}, ${pending.email}, ${encryptedPassword},
      ${JSON.stringify(pending.metadata)}, ${hashToken(token)},
      ${code ? hashCode(pending.email, code) : null}, ${challenge?.challenge ?? null},
      ${challenge?.method ?? null}, ${expires}, ${pending.createdAt})
  `.execute(trx);
}

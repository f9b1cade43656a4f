import type { Transaction } from 'kysely';
import { sql } from 'kysely';
import type { DB } from '#db/types.ts';
import { asSystem } from '#platform/database/run-as.server.ts';
import { type FirstStep, openAfterFirstStep } from '#services/second-factors/second-step.server.ts';
import type { RateLimited } from '../shared/rate-limited.ts';
import { takeRateLimits } from '../shared/rate-limits.server.ts';
import type { RequestFacts } from '../shared/request-facts.ts';
import type { SessionTokens } from './account.ts';
import { createSignedInAccount } from './confirm-sign-up.server.ts';
import { issueAuthCode } from './flow-states.server.ts';
import { accountRateLimits, identityLimits } from './identity-limits.server.ts';
import {
  challengeOf,
  matches,
  type MailProof,
  type OneTimeTokenType,
  redeemOneTimeToken,
  type UsedToken,
} from './one-time-tokens.server.ts';
import { openSession } from './sessions.server.ts';
import { acceptToken, methodOf } from './accept-token.server.ts';

const signInTypes = ['magiclink', 'confirmation', 'invite'] as const;

/** The stored tokens that each type of the hosted API accepts. */
const acceptedTypes = {
  signup: signInTypes,
  email: signInTypes,
  magiclink: signInTypes,
  invite: ['invite', 'confirmation'],
  recovery: ['recovery'],
  email_change: ['email_change'],
} satisfies Record<string, readonly OneTimeTokenType[]>;

export type VerificationType = keyof typeof acceptedTypes;

type Rejection =
  | { ok: false; reason: 'invalid_token' | 'user_banned' | 'email_exists' }
  | RateLimited;
export type VerifyResult = { ok: true; session: SessionTokens } | Rejection;

/** Opens a session for a mailed token or code, which works once. */
export async function verifyMailProof(
  type: VerificationType,
  proof: MailProof,
  attempt: RequestFacts,
): Promise<VerifyResult> {
  const allowed = await takeProofLimits(proof, attempt);
  if (!allowed.ok) return allowed;
  // As system: the proof is all that the caller has.
  return asSystem().transaction(async (trx) => {
    const used = await redeemOneTimeToken(trx, proof, acceptedTypes[type], attempt.now);
    if (used) return openAccepted(trx, used, attempt);
    if (!acceptsPending(type)) return { ok: false, reason: 'invalid_token' };
    // A code is typed where the person signed up; a link is also opened by those who never asked for it.
    const password = 'code' in proof ? 'if_unrivalled' : 'none';
    const session = await createSignedInAccount(trx, matches(proof), password, attempt);
    return session ? { ok: true, session } : { ok: false, reason: 'invalid_token' };
  });
}

/** For the shop's pages: an account with a second factor gets a ticket for the second step. */
export async function signInByMailedLink(
  token: string,
  attempt: RequestFacts,
): Promise<FirstStep | Rejection> {
  const allowed = await takeProofLimits({ token }, attempt);
  if (!allowed.ok) return allowed;
  // As system: the token is all that the caller has.
  return asSystem().transaction(async (trx) => {
    const used = await redeemOneTimeToken(trx, { token }, ['magiclink'], attempt.now);
    const accepted = used && (await acceptToken(trx, used, attempt.now));
    if (!accepted) return { ok: false, reason: 'invalid_token' };
    return accepted.ok ? openAfterFirstStep(trx, accepted.account, 'magiclink', attempt) : accepted;
  });
}

export type MailedLinkResult =
  | { ok: true; session: SessionTokens }
  /** For a client that can prove that it asked for the link. */
  | { ok: true; code: string }
  /** A sign-up with a password: the page asks for it. */
  | { ok: true; page: 'confirm' }
  | Rejection;

/** For a link that is opened in a browser. */
export async function openMailedLink(
  type: VerificationType,
  token: string,
  attempt: RequestFacts,
): Promise<MailedLinkResult> {
  const allowed = await takeProofLimits({ token }, attempt);
  if (!allowed.ok) return allowed;
  // As system: the token is all that the caller has.
  return asSystem().transaction(async (trx) => {
    const used = await redeemOneTimeToken(trx, { token }, acceptedTypes[type], attempt.now);
    if (used) return continueWith(trx, used, attempt);
    if (!acceptsPending(type)) return { ok: false, reason: 'invalid_token' };
    return continuePending(trx, token, attempt);
  });
}

async function continueWith(
  trx: Transaction<DB>,
  used: UsedToken,
  attempt: RequestFacts,
): Promise<MailedLinkResult> {
  const challenge = challengeOf(used);
  if (!challenge) return openAccepted(trx, used, attempt);
  const accepted = await acceptToken(trx, used, attempt.now);
  if (!accepted.ok) return accepted;
  const owner = { userId: accepted.account.id, method: methodOf(used.token_type) };
  return { ok: true, code: await issueAuthCode(trx, owner, challenge, attempt.now) };
}

interface Pending extends Pick<UsedToken, 'code_challenge' | 'code_challenge_method'> {
  id: string;
  encrypted_password: string | null;
}

async function continuePending(
  trx: Transaction<DB>,
  token: string,
  attempt: RequestFacts,
): Promise<MailedLinkResult> {
  const { rows } = await sql<Pending>`
    select id, encrypted_password, code_challenge, code_challenge_method
    from private.pending_sign_ups
    where ${matches({ token })} and expires_at > ${attempt.now}`.execute(trx);
  const [pending] = rows;
  if (!pending) return { ok: false, reason: 'invalid_token' };
  const challenge = challengeOf(pending);
  if (challenge) {
    const owner = { pendingSignUpId: pending.id, method: 'otp' as const };
    return { ok: true, code: await issueAuthCode(trx, owner, challenge, attempt.now) };
  }
  if (pending.encrypted_password !== null) return { ok: true, page: 'confirm' };
  const where = sql`id = ${pending.id}`;
  const session = await createSignedInAccount(trx, where, 'as_signed_up', attempt);
  return session ? { ok: true, session } : { ok: false, reason: 'invalid_token' };
}

async function openAccepted(
  trx: Transaction<DB>,
  used: UsedToken,
  attempt: RequestFacts,
): Promise<VerifyResult> {
  const accepted = await acceptToken(trx, used, attempt.now);
  if (!accepted.ok) return accepted;
  const method = methodOf(used.token_type);
  return { ok: true, session: await openSession(trx, accepted.account, method, attempt) };
}

function acceptsPending(type: VerificationType): boolean {
  return type === 'signup' || type === 'email' || type === 'magiclink';
}

function takeProofLimits(proof: MailProof, { now, address }: RequestFacts) {
  return 'token' in proof
    ? takeRateLimits(
        now,
        [identityLimits.tokenAddress, address],
        [identityLimits.confirmToken, proof.token],
      )
    : takeRateLimits(now, ...accountRateLimits('code', proof.email, address));
}

import { setTimeout as sleep } from 'node:timers/promises';
import { asSystem } from '#platform/database/run-as.server.ts';
import { systemRandom } from '#platform/random.ts';
import { links } from '../shared/links.server.ts';
import { takeRateLimits } from '../shared/rate-limits.server.ts';
import { createToken } from '../shared/signed-tokens.server.ts';
import type { RateLimited } from '../shared/rate-limited.ts';
import type { RequestFacts } from '../shared/request-facts.ts';
import { accountRateLimits } from './identity-limits.server.ts';
import { type ApiLink, mailedLink } from './mailed-link.server.ts';
import { createCode } from './one-time-codes.server.ts';
import { mailConfirmation, selectNewestPending, storePending } from './sign-up.server.ts';

/** Longer than the work takes, so that timing does not reveal whether a sign-up is waiting. */
const evenMilliseconds = 150;

interface ResendInput {
  email: string;
  /** The local path to go to after confirming. */
  next?: string;
  api?: ApiLink;
}

/** Mails the link of the newest sign-up again. Returns the same when nothing is waiting. */
export async function resendConfirmation(
  input: ResendInput,
  attempt: RequestFacts,
): Promise<{ ok: true } | RateLimited> {
  const takings = accountRateLimits('resend', input.email, attempt.address);
  const allowed = await takeRateLimits(attempt.now, ...takings);
  if (!allowed.ok) return allowed;
  await Promise.all([mailAgain(input, attempt), sleep(evenMilliseconds)]);
  return { ok: true };
}

/** With a new token, because only hashes are stored. The link of the first mail stays valid. */
async function mailAgain({ email, next, api }: ResendInput, attempt: RequestFacts): Promise<void> {
  const { now, locale } = attempt;
  const token = createToken(systemRandom);
  // As system: the caller has no account yet.
  await asSystem().transaction(async (trx) => {
    const { rows } = await selectNewestPending(email, now).execute(trx);
    const [newest] = rows;
    if (!newest) return;
    const metadata = { ...newest.user_metadata };
    const pending = { id: systemRandom.uuid(), email, metadata, createdAt: now };
    const code = api && createCode(systemRandom);
    const secrets = { token, code, challenge: api?.challenge };
    await storePending(trx, pending, newest.encrypted_password, secrets);
    const link = mailedLink(api, 'signup', token, links.confirmSignUp(locale, token, next));
    await mailConfirmation(trx, { email, link, code }, attempt);
  });
}

import { asSystem } from '#platform/database/run-as.server.ts';
import { enqueueMail } from '#services/mail/enqueue-mail.server.ts';
import { links } from '../shared/links.server.ts';
import type { RateLimited } from '../shared/rate-limited.ts';
import { takeRateLimits } from '../shared/rate-limits.server.ts';
import type { RequestFacts } from '../shared/request-facts.ts';
import type { Account } from './account.ts';
import { fullNameIn } from './accounts.server.ts';
import { accountRateLimits, identityLimits } from './identity-limits.server.ts';
import { storeOneTimeToken, redeemOneTimeToken } from './one-time-tokens.server.ts';

/** Mails the code that lets an older session change the password. */
export async function mailReauthenticationCode(
  account: Account,
  { now, locale }: RequestFacts,
): Promise<{ ok: true } | RateLimited> {
  const allowed = await takeRateLimits(now, [identityLimits.reauthenticate, account.id]);
  if (!allowed.ok) return allowed;
  const { id: userId, email } = account;
  // As system: users cannot write tokens.
  await asSystem().transaction(async (trx) => {
    const { code } = await storeOneTimeToken(trx, { userId, type: 'reauthentication', email, now });
    const name = fullNameIn(account.userMetadata);
    const data = { name, code, reset: links.forgotPassword(locale) };
    const mail = {
      recipient: email,
      locale,
      now,
      template: 'reauthentication_code',
      data,
    } as const;
    await enqueueMail(trx, mail);
  });
  return { ok: true };
}

/** Uses the code up. */
export async function redeemReauthenticationCode(
  email: string,
  code: string,
  { now, address }: RequestFacts,
): Promise<boolean> {
  const allowed = await takeRateLimits(now, ...accountRateLimits('code', email, address));
  if (!allowed.ok) return false;
  const proof = { email, code };
  // As system: users cannot read tokens.
  const used = await asSystem().transaction((trx) =>
    redeemOneTimeToken(trx, proof, ['reauthentication'], now),
  );
  return used !== undefined;
}

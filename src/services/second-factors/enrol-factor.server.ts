import { sql } from 'kysely';
import { asSystem } from '#platform/database/run-as.server.ts';
import { systemRandom } from '#platform/random.ts';
import { type Account, hasSecondFactor } from '#services/identity/account.ts';
import { identityLimits } from '#services/identity/identity-limits.server.ts';
import { brandNames } from '#services/mail/brand.server.ts';
import type { RateLimited } from '../shared/rate-limited.ts';
import { takeRateLimits } from '../shared/rate-limits.server.ts';
import { openSealedText, sealText } from '../shared/sealed-text.server.ts';
import { createTotpSecret, totpUri } from './totp.ts';

const maxFactors = 10;

interface Enrolment {
  account: Account;
  aal: string;
  friendlyName?: string | undefined;
  /** Shown in the app; the shop's name unless given. */
  issuer?: string | undefined;
}

export type EnrolResult =
  | { ok: true; id: string; friendlyName: string; secret: string; uri: string }
  | {
      ok: false;
      reason: 'too_many_enrolled_mfa_factors' | 'insufficient_aal' | 'mfa_factor_name_conflict';
    }
  | RateLimited;

/** Stores a factor that counts only after its first code was verified. */
export async function enrolFactor(
  { account, aal, friendlyName = '', issuer }: Enrolment,
  now: Date,
): Promise<EnrolResult> {
  const allowed = await takeRateLimits(now, [identityLimits.enrolFactor, account.id]);
  if (!allowed.ok) return allowed;
  if (hasSecondFactor(account) && aal !== 'aal2') return { ok: false, reason: 'insufficient_aal' };
  if (account.factors.length >= maxFactors) {
    return { ok: false, reason: 'too_many_enrolled_mfa_factors' };
  }
  const id = systemRandom.uuid();
  const secret = createTotpSecret();
  // As system: users cannot write factors.
  const [stored] = await asSystem().write(sql<{ id: string }>`
    insert into auth.mfa_factors (id, user_id, friendly_name, encrypted_secret, created_at)
    values (${id}, ${account.id}, ${friendlyName}, ${sealText('second-factors', secret, id)}, ${now})
    on conflict do nothing returning id`);
  if (stored.length === 0) return { ok: false, reason: 'mfa_factor_name_conflict' };
  const names = { issuer: issuer ?? (await brandNames()).en, label: account.email || account.id };
  return { ok: true, id, friendlyName, secret, uri: totpUri(secret, names) };
}

/** The secret of a factor that is not verified yet, to show its QR code again. */
export async function readUnverifiedFactor(account: Account): Promise<UnverifiedFactor | null> {
  const pending = account.factors.find((factor) => factor.status === 'unverified');
  if (!pending) return null;
  // As system: users cannot read secrets.
  const [[row]] = await asSystem().read(sql<{ encrypted_secret: Buffer }>`
    select encrypted_secret from auth.mfa_factors where id = ${pending.id}`);
  const secret = row && openSealedText('second-factors', row.encrypted_secret, pending.id);
  if (!secret) return null;
  const names = { issuer: (await brandNames()).en, label: account.email };
  return { id: pending.id, secret, uri: totpUri(secret, names) };
}

export interface UnverifiedFactor {
  id: string;
  secret: string;
  uri: string;
}

import { sql } from 'kysely';
import { asSystem } from '#platform/database/run-as.server.ts';
import { systemRandom } from '#platform/random.ts';
import { identityLimits } from '#services/identity/identity-limits.server.ts';
import type { RateLimited } from '../shared/rate-limited.ts';
import { takeRateLimits } from '../shared/rate-limits.server.ts';

const validMilliseconds = 5 * 60_000;

export type ChallengeResult =
  | { ok: true; id: string; expiresAt: Date }
  | { ok: false; reason: 'mfa_factor_not_found' }
  | RateLimited;

export async function challengeFactor(
  factor: { id: string; userId: string },
  now: Date,
): Promise<ChallengeResult> {
  const allowed = await takeRateLimits(now, [identityLimits.challengeFactor, factor.userId]);
  if (!allowed.ok) return allowed;
  const id = systemRandom.uuid();
  const expiresAt = new Date(now.getTime() + validMilliseconds);
  // As system: users cannot write challenges.
  const [stored] = await asSystem().write(sql<{ id: string }>`
    with challenged as (
      update auth.mfa_factors set last_challenged_at = ${now}
      where id = ${factor.id} and user_id = ${factor.userId} returning id
    )
    insert into auth.mfa_challenges (id, factor_id, expires_at, created_at)
    select ${id}::uuid, id, ${expiresAt}::timestamptz, ${now}::timestamptz from challenged
    returning id`);
  return stored.length > 0
    ? { ok: true, id, expiresAt }
    : { ok: false, reason: 'mfa_factor_not_found' };
}

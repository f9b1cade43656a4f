import { sql } from 'kysely';
import { asSystem } from '#platform/database/run-as.server.ts';
import type { RateLimited } from '../shared/rate-limited.ts';
import { takeRateLimits, type RateLimit } from '../shared/rate-limits.server.ts';
import type { Staff } from '../shared/staff.ts';

/** Enough for several campaigns a day, too little to find out who of a million addresses is a customer. */
const lookUps: RateLimit = { name: 'coupon/customers', allowance: 30, seconds: 60 * 60 };

type CustomersFound = { ok: true; ids: ReadonlyMap<string, string> } | RateLimited;

/** The accounts with exactly these addresses in lower case; staff learn nothing else about them. */
export async function findCustomerIds(
  emails: readonly string[],
  { actor, now }: Staff,
): Promise<CustomersFound> {
  const allowed = await takeRateLimits(now, [lookUps, actor.userId]);
  if (!allowed.ok) return allowed;
  // As system: marketing may give a coupon to an address, but not read accounts.
  const [rows] = await asSystem().read(sql<{ id: string; email: string }>`
    select u.id, u.email from auth.users u
    where u.email = any (${emails}::text[])`);
  return { ok: true, ids: new Map(rows.map(({ id, email }) => [email, id])) };
}

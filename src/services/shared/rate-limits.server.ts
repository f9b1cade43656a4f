import { createHash } from 'node:crypto';
import { isIPv6 } from 'node:net';
import { type RawBuilder, sql, type Transaction } from 'kysely';
import type { DB } from '#db/types.ts';
import { asSystem } from '#platform/database/run-as.server.ts';
import type { RateLimited } from './rate-limited.ts';

export interface RateLimit {
  name: string;
  allowance: number;
  seconds: number;
}

export type RateLimitEntry = readonly [limit: RateLimit, subject: string | null];

/** Takes one attempt from each limit, up to the first that is exhausted; later ones are not charged. */
export function takeRateLimits(now: Date, ...takings: RateLimitEntry[]): Promise<RateLimitResult> {
  // As system: users cannot read or use limits.
  return takeOneByOne(now, takings, async (query) => (await asSystem().write(query))[0]);
}

/** In the caller's transaction, which decides whether the attempt counts. */
export function takeRateLimitsWithin(
  trx: Transaction<DB>,
  now: Date,
  ...takings: RateLimitEntry[]
): Promise<RateLimitResult> {
  return takeOneByOne(now, takings, async (query) => (await query.execute(trx)).rows);
}

export type RateLimitResult = { ok: true } | RateLimited;
type LimitRow = { allowed: boolean; retry_after: number };

async function takeOneByOne(
  now: Date,
  takings: readonly RateLimitEntry[],
  run: (query: RawBuilder<LimitRow>) => Promise<LimitRow[]>,
): Promise<RateLimitResult> {
  for (const [limit, subject] of takings) {
    if (subject === null) continue;
    const [taken] = await run(sql<LimitRow>`
      select * from private.take_rate_limit(${keyOf(limit, subject)}, ${limit.allowance},
        make_interval(secs => ${limit.seconds}), ${now})`);
    if (!taken?.allowed) {
      return {
        ok: false,
        reason: 'rate_limited',
        retryAfter: taken?.retry_after ?? limit.seconds,
      };
    }
  }
  return { ok: true };
}

/**
 * The same for a pipeline: one query for all limits, in the caller's transaction. Limits that several
 * transactions share are always listed in the same order, because their rows stay locked.
 */
export function takeRateLimitsQuery(now: Date, ...takings: RateLimitEntry[]) {
  const counted = takings.flatMap(([limit, subject]) =>
    subject === null ? [] : [{ ...limit, key: keyOf(limit, subject) }],
  );
  return sql<LimitRow>`
    select * from private.take_rate_limits(${counted.map(({ key }) => key)}::text[],
      ${counted.map(({ allowance }) => allowance)}::integer[],
      ${counted.map(({ seconds }) => seconds)}::integer[], ${now})`;
}

/** What the rows of `takeRateLimitsQuery` mean. */
export function toRateLimitResult([taken]: readonly LimitRow[]): RateLimitResult {
  if (!taken || taken.allowed) return { ok: true };
  return { ok: false, reason: 'rate_limited', retryAfter: taken.retry_after };
}

/** Refunds the attempt after success: it was no guess. */
export async function refundRateLimits(...takings: RateLimitEntry[]): Promise<void> {
  await asSystem().write(
    ...takings
      .filter(([, subject]) => subject !== null)
      .map(
        ([limit, subject]) => sql`
          update private.rate_limits
          set full_at = full_at - make_interval(secs => ${limit.seconds / limit.allowance})
          where key = ${keyOf(limit, subject!)}`,
      ),
  );
}

export function sweepRateLimits(now: Date) {
  return sql`delete from private.rate_limits where full_at < ${now}`;
}

/** Stores a hash, because addresses and e-mails are personal data. */
function keyOf(limit: RateLimit, subject: string): string {
  const digest = createHash('sha256').update(networkOf(subject)).digest('base64url');
  return `${limit.name}:${digest}`;
}

/** IPv6 is counted by /64, which belongs to one customer. */
export function networkOf(subject: string): string {
  const address = subject.toLowerCase().replace(/^::ffff:(?=\d+\.)/, '');
  if (!isIPv6(address)) return address;
  const [head = '', tail] = address.replace(/%.*$/, '').split('::');
  const left = head.split(':').filter(Boolean);
  const right = tail?.split(':').filter(Boolean) ?? [];
  const gap = tail === undefined ? 0 : Math.max(0, 8 - left.length - right.length);
  const groups = [...left, ...Array<string>(gap).fill('0'), ...right];
  return groups
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':');
}

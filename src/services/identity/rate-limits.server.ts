import { createHash } from 'node:crypto';
import { isIPv6 } from 'node:net';
import { sql } from 'kysely';
import { asSystem } from '#platform/database/run-as.server.ts';
import type { RateLimited } from './account.ts';

export interface RateLimit {
  name: string;
  allowance: number;
  seconds: number;
}

const minute = 60;
const hour = 60 * minute;

/** Per client address generous, since many people may share one; per account tight. */
export const rateLimits = {
  signInAddress: { name: 'sign-in/address', allowance: 60, seconds: 10 * minute },
  signInAccount: { name: 'sign-in/account', allowance: 10, seconds: 15 * minute },
  signUpAddress: { name: 'sign-up/address', allowance: 30, seconds: hour },
  signUpAccount: { name: 'sign-up/account', allowance: 5, seconds: hour },
  resetAddress: { name: 'reset/address', allowance: 20, seconds: hour },
  resetAccount: { name: 'reset/account', allowance: 4, seconds: hour },
  tokenAddress: { name: 'one-time-token/address', allowance: 30, seconds: 10 * minute },
  changePassword: { name: 'change-password/account', allowance: 10, seconds: 15 * minute },
} satisfies Record<string, RateLimit>;

export type Taking = readonly [limit: RateLimit, subject: string | null];

/** Takes one attempt from each allowance; refused when any of them is used up. */
export async function takeRateLimits(
  now: Date,
  ...takings: Taking[]
): Promise<{ ok: true } | RateLimited> {
  const known = takings.filter(([, subject]) => subject !== null);
  // As system: nobody may see or spend another one's allowance.
  const answers = await asSystem().write(
    ...known.map(
      ([limit, subject]) => sql<{ allowed: boolean; retry_after: number }>`
        select * from private.take_rate_limit(${keyOf(limit, subject!)}, ${limit.allowance},
          make_interval(secs => ${limit.seconds}), ${now})`,
    ),
  );
  const refused = answers.flat().filter((answer) => !answer.allowed);
  if (refused.length === 0) return { ok: true };
  const retryAfter = Math.max(...refused.map((answer) => answer.retry_after));
  return { ok: false, reason: 'rate_limited', retryAfter };
}

/** Success proves that the attempt was no guess: it is given back. */
export async function giveBackRateLimits(...takings: Taking[]): Promise<void> {
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

/** Addresses and e-mails are personal: the table holds their hash. */
function keyOf(limit: RateLimit, subject: string): string {
  const digest = createHash('sha256').update(networkOf(subject)).digest('base64url');
  return `${limit.name}:${digest}`;
}

/** One customer owns a whole /64 of IPv6: counting single addresses would count nothing. */
function networkOf(subject: string): string {
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

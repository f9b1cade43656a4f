import { sql } from 'kysely';
import type { LimitScope } from '#domain/checkout/order-limits.ts';
import type { Runnable } from '#platform/database/query.ts';
import { lockUntilCommit } from '#platform/database/lock-until-commit.ts';
import { type Goods, lockGoodsQueries } from './move-stock.server.ts';

/** Locks between concurrent orders; each is the queries that acquire it. */
export interface Locks {
  /** A repeated request waits for the first. */
  attempt(key: string): Runnable[];
  /** Orders of one network, phone or recipient count one after the other. */
  limits(subjects: Partial<Record<LimitScope, string | null>>): Runnable[];
  goods(goods: Goods): Runnable[];
  coupon(code: string, userId: string): Runnable[];
}

/** Always acquired in this order, so that orders cannot deadlock; rate limits come before the coupon. */
export const locks: Locks = {
  attempt: (key) => [lockUntilCommit(`checkout ${key}`)],
  limits: (subjects) =>
    (['network', 'phone', 'recipient'] as const).flatMap((scope) => {
      const subject = subjects[scope];
      return subject ? [lockUntilCommit(`orders of ${scope} ${subject}`)] : [];
    }),
  goods: lockGoodsQueries,
  coupon: (code, userId) => [
    // A customer uses a coupon once; only a limit of uses concerns the others.
    lockUntilCommit(`coupon ${code} of ${userId}`),
    sql`select from public.coupons where code = ${code}
      and (max_uses is not null or source = 'game') for no key update`,
  ],
};

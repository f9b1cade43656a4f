import { sql } from 'kysely';
import type { Runnable } from '#platform/database/query.ts';
import { type Goods, lockGoodsQueries } from './move-stock.server.ts';

/** Locks between concurrent orders; each is the queries that acquire it. */
export interface Locks {
  /** A repeated request waits for the first. */
  attempt(key: string): Runnable[];
  goods(goods: Goods): Runnable[];
  coupon(code: string): Runnable[];
}

/** Always acquired in this order, so that orders cannot deadlock. */
export const locks: Locks = {
  attempt: (key) => [sql`select pg_advisory_xact_lock(hashtextextended(${`checkout ${key}`}, 0))`],
  goods: lockGoodsQueries,
  coupon: (code) => [sql`select from public.coupons where code = ${code} for no key update`],
};

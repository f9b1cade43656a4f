import { sql } from 'kysely';
import type { Runnable } from '#platform/database/query.ts';
import { type Goods, lockGoodsQueries } from './move-stock.server.ts';

/** What keeps orders apart that want the same; each is the queries that take it. */
export interface Locks {
  /** The same attempt sent again waits for the first. */
  attempt(key: string): Runnable[];
  goods(goods: Goods): Runnable[];
  coupon(code: string): Runnable[];
}

/** Always taken in this order, so that no two orders wait for each other. */
export const locks: Locks = {
  attempt: (key) => [sql`select pg_advisory_xact_lock(hashtextextended(${`checkout ${key}`}, 0))`],
  goods: lockGoodsQueries,
  coupon: (code) => [sql`select from public.coupons where code = ${code} for no key update`],
};

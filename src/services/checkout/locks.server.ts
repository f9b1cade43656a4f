import { sql, type Transaction } from 'kysely';
import type { DB } from '#db/types.ts';
import { lockGoods } from './move-stock.server.ts';

/** What keeps orders apart that want the same. Tests leave one out, to see that it is missed. */
export interface Locks {
  /** The same attempt sent again waits for the first. */
  attempt(trx: Transaction<DB>, key: string): Promise<void>;
  goods: typeof lockGoods;
  coupon(trx: Transaction<DB>, code: string): Promise<void>;
}

/** Always in this order, so that no two orders wait for each other. */
export const locks: Locks = {
  async attempt(trx, key) {
    await sql`select pg_advisory_xact_lock(hashtextextended(${`checkout ${key}`}, 0))`.execute(trx);
  },
  goods: lockGoods,
  async coupon(trx, code) {
    await sql`select from public.coupons where code = ${code} for no key update`.execute(trx);
  },
};

import type { Attack } from '../attack.ts';
import { signInAs } from '../send-request.ts';
import { tryWrites, type RowWrite } from '../write-rows.ts';

const all = 'not.is.null';
const patch = (path: string, body: object): RowWrite => ({ method: 'PATCH', path, body });
const remove = (path: string): RowWrite => ({ method: 'DELETE', path });

/** Orders, money, stock and uses, past the services that know what else has to change. */
const rewritings: RowWrite[] = [
  ...['confirmed', 'delivered', 'cancelled', 'returned'].map((status) =>
    patch(`orders?id=${all}`, { status }),
  ),
  patch(`orders?id=${all}`, { payable: 0.01, total: 0.01 }),
  patch(`orders?id=${all}`, { refunded: 5 }),
  patch(`orders?id=${all}`, { delivered_at: '2026-01-01', collected_at: '2026-01-01' }),
  remove(`orders?id=${all}`),
  patch(`order_items?id=${all}`, { quantity: 9 }),
  remove(`order_items?id=${all}`),
  patch(`order_timeline?id=${all}`, { status: 'delivered' }),
  remove(`order_timeline?id=${all}`),
  { method: 'POST', path: 'order_timeline', body: { status: 'shipped', actor_kind: 'staff' } },
  patch(`products?id=${all}`, { quantity: 900 }),
  patch(`products?id=${all}`, { sales_count: 900, rating: 5, review_count: 90 }),
  patch(`product_variants?id=${all}`, { inventory: 900 }),
  { method: 'POST', path: 'stock_movements', body: { change: 5, cause: 'adjustment' } },
  remove(`stock_movements?id=${all}`),
  { method: 'POST', path: 'coupon_usage', body: { amount_saved: 1 } },
  remove(`coupon_usage?id=${all}`),
  patch(`coupon_totals?coupon_id=${all}`, { uses: 0 }),
  patch(`user_pending_coupons?user_id=${all}`, { used_at: null }),
  patch(`account_totals?user_id=${all}`, { spent: 1_000_000 }),
  patch(`user_rewards?user_id=${all}`, { points: 90_000 }),
  { method: 'POST', path: 'reward_history', body: { points: 500 } },
  patch(`game_prizes?id=${all}`, { quantity: 90 }),
  patch(`claimed_prizes?id=${all}`, { status: 'delivered' }),
  patch(`return_requests?id=${all}`, { status: 'refunded', refund: 900 }),
  patch(`daily_sales?day=${all}`, { revenue: 0 }),
];

export const rewriteBooks: Attack = {
  name: 'Books rewritten at the tables, with the secret key too',
  async run(target) {
    const found = { taken: 0, errors: 0 };
    const keys = await Promise.all(
      ['customer', 'sales', 'technical', 'admin'].map((role) => signInAs(target, role)),
    );
    for (const key of [...keys, ...(target.secretKey ? [target.secretKey] : [])]) {
      const { taken, errors } = await tryWrites(target, key, rewritings);
      found.taken += taken;
      found.errors += errors;
    }
    return [
      { figure: `of ${rewritings.length} kinds of writes taken`, value: found.taken, max: 0 },
      { figure: 'server errors', value: found.errors, max: 0 },
    ];
  },
};

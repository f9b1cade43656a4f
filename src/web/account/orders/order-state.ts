import type { OrderDetail } from '#services/orders/find-order.server.ts';

/** Tells whether a page is out of date when it begins to follow its order. */
export const stateOfOrder = ({ status, timeline, returns, refunds }: OrderDetail) =>
  [
    status,
    timeline.length,
    ...returns.map((each) => each.status),
    ...refunds.map(({ payout, paidAt }) => `${payout}${paidAt ? 'p' : ''}`),
  ].join('.');

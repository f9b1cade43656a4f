import { orderStatus } from '../account/order-status.ts';

/** What staff decided and can take back before it is carried out. */
export const decisions = {
  region: 'Can still be undone',
  order: 'Order {number} will be: {status}',
  orders: { one: '{count} order will be: {status}', other: '{count} orders will be: {status}' },
  status: orderStatus,
  claim: {
    verified: 'Verified: {code}',
    rejected: 'Rejected: {code}',
    delivered: 'Handed over: {code}',
  },
  orderOvertaken: 'Order {number} was not moved: it had changed before.',
  ordersOvertaken: {
    one: '{count} order was not moved: it had changed before.',
    other: '{count} orders were not moved: they had changed before.',
  },
  claimOvertaken: 'Not carried out, because the claim had changed before: {code}',
  seconds: '{seconds} s',
  soon: 'Being carried out …',
  undo: 'Undo',
  undoing: 'Undoing …',
  undone: 'Undone. Customers have heard nothing.',
  now: 'Do it now',
  doing: 'One moment …',
  tooLate: 'Too late: it has been carried out.',
  forbidden: 'This account may no longer do that.',
  seen: 'OK',
  others: { one: 'and {count} more', other: 'and {count} more' },
} as const;

/** Cash that a courier hands over for several orders. */
export const bulkCash = {
  button: 'Record their cash',
  press: { one: 'Record the cash of {count}', other: 'Record the cash of {count}' },
  title: 'Cash from the courier',
  lead: 'Count it against the total. A smaller amount needs a reason and stays due from the customer.',
  orders: 'Orders with cash to hand over',
  due: 'Due: {amount}',
  total: 'Total: {amount}',
  record: { one: 'Record the cash of {count} order', other: 'Record the cash of {count} orders' },
  withoutCash: {
    one: '{count} ticked order has no cash to hand over.',
    other: '{count} ticked orders have no cash to hand over.',
  },
  recorded: {
    one: '{amount} recorded for {count} order.',
    other: '{amount} recorded for {count} orders.',
  },
  none: 'Nothing was recorded.',
  reasons: {
    already_collected: 'The cash is already recorded',
    not_delivered: 'Not delivered',
    refunded_since: 'A refund was decided since',
  },
  noReason: 'Order {number}: please say why it is less. Nothing is recorded yet.',
  tooMuch: 'Order {number}: this is more than is due. Nothing is recorded yet.',
  undone: { one: 'Taken back for {count} order.', other: 'Taken back for {count} orders.' },
  tooLate: 'Too late to undo here. An admin can take it back on the page of each order.',
} as const;

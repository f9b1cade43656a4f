export const unconfirmedOrders = {
  lead: 'Orders that wait for a call. Those of new customers are cancelled by themselves, and their pieces go back on sale.',
  orders: 'Orders',
  pieces: 'Pieces held',
  value: 'Value held',
  never: 'Not cancelled by itself',
  soon: 'Soon',
  action: 'Action',
  confirm: 'Confirm',
  extend: 'Extend',
  saving: 'Saving …',
  extended: 'The order is held longer.',
  notWaiting: 'This order is no longer waiting.',
} as const;

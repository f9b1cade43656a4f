export const delivery = {
  title: 'Delivery',
  to: 'Deliver to',
  between: 'Arrives between {from} and {to}',
  on: 'Arrives on {from}',
  free: 'Free delivery',
  fee: 'Delivery {fee}',
  payment: 'Cash on delivery, all over Egypt',
  returns: 'Returns within 30 days of delivery',
} as const;

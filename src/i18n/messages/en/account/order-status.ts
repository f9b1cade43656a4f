export const orderStatus = {
  placed: 'Placed',
  confirmed: 'Confirmed',
  in_production: 'In production',
  preparing: 'Preparing',
  shipped: 'Shipped',
  delivered: 'Delivered',
  cancelled: 'Cancelled',
  returned: 'Returned',
  refused: 'Refused at the door',
} as const;

export const stock = {
  in_stock: 'In stock',
  out_of_stock: 'Out of stock',
  low_stock: 'Low stock',
  sold_out: 'Sold out',
  pre_order: 'Pre-order',
} as const;

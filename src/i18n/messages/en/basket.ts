/** What only the page of the cart says. */
export const basket = {
  title: 'Cart',
  empty: 'Your cart is empty',
  emptyText: 'When you find a piece that belongs to you, it waits here.',
  needsScripts: 'The cart is kept in your browser and needs JavaScript.',
  lines: 'What you have chosen',
  quantityOf: 'Quantity of {name}',
  each: '{price} each',
  remove: 'Remove',
  removeName: 'Remove {name}',
  clear: 'Clear cart',
  subtotal: 'Subtotal',
  subtotalNote: 'At the prices shown when you chose. Delivery and tax are settled at checkout.',
  checkout: 'Checkout',
  pieces: { one: '{count} piece', other: '{count} pieces' },
} as const;

export const miniCart = {
  title: 'Your cart',
  added: 'Added to your cart',
  arrives: 'Arrives {from} – {to}',
  goesWith: 'Goes with it',
  cash: 'Cash, after you have looked at every piece',
  subtotal: { one: 'Subtotal, {count} piece', other: 'Subtotal, {count} pieces' },
  view: 'View cart',
} as const;

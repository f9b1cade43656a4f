export const miniCart = {
  title: 'Your cart',
  added: 'Added to your cart',
  arrives: 'Arrives {from} – {to}',
  goesWith: 'Goes with it',
  cash: 'Look first, then pay cash',
  subtotal: { one: 'Subtotal, {count} piece', other: 'Subtotal, {count} pieces' },
  view: 'View cart',
} as const;

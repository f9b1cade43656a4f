export const miniCart = {
  title: 'Your cart',
  added: 'Added to your cart',
  subtotal: { one: 'Subtotal, {count} piece', other: 'Subtotal, {count} pieces' },
  view: 'View cart',
} as const;

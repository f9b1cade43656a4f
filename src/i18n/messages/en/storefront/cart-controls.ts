export const cartControls = {
  link: { one: 'Cart, {count} piece', other: 'Cart, {count} pieces' },
  added: 'Added to cart',
  full: 'All that we have of it is in your cart already',
  onlyLeft: {
    one: 'Only {count} piece is available, so the quantity is now {count}.',
    other: 'Only {count} pieces are available, so the quantity is now {count}.',
  },
  undo: 'Undo',
  cleared: 'Your cart is empty now',
  notSaved: 'Your cart could not be saved',
  notSavedText: 'It stays as it is until you close this page. Your browser refuses to store it.',
  shop: 'Browse the shop',
  less: 'One less',
  more: 'One more',
} as const;

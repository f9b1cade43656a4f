export const set = {
  title: 'The set: {name}',
  why: 'Made to stand together, so wood and colour match.',
  total: 'Together',
  add: 'Add the set to the cart',
  added: { one: '{count} piece added to your cart', other: '{count} pieces added to your cart' },
  full: 'Your cart already holds all that there are.',
  gone: 'Not available now',
} as const;

export const compare = {
  title: 'Compare',
  text: 'Drawn to one scale, beside a person of 170 cm.',
  size: 'To scale',
  price: 'Price',
  shownSize: 'Shown: {shown}. Also: {others}.',
  otherSizes: 'Shown: {shown}. Made in {sizes}.',
  remove: 'Remove',
  removeName: 'Remove {name} from the comparison',
  empty: 'Which pieces would you like to compare?',
  emptyText: 'Mark two or three pieces in your wishlist and see them side by side.',
  toWishlist: 'Open the wishlist',
  toShop: 'Browse the shop',
} as const;

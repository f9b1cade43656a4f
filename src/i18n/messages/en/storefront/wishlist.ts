export const wishlistControls = {
  title: 'Wishlist',
  save: 'Add to wishlist',
  saved: 'On your wishlist',
  saveName: 'Save {name}',
  full: 'Your wishlist is full. Please take something off first.',
  failed: 'Your wishlist could not be changed. Please try again.',
  merged: {
    one: '{count} piece you had saved here joined your wishlist',
    other: '{count} pieces you had saved here joined your wishlist',
  },
} as const;

import type { Area } from './area.ts';

export const wishlistArea: Area = {
  name: 'wishlist',
  en: () => import('../messages/en/wishlist.ts'),
  ar: () => import('../messages/ar/wishlist.ts'),
};

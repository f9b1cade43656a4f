import type { Area } from './area.ts';

export const cartArea: Area = {
  name: 'cart',
  en: () => import('../messages/en/cart/index.ts'),
  ar: () => import('../messages/ar/cart/index.ts'),
};

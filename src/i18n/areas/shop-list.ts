import type { Area } from './area.ts';

export const shopListArea: Area = {
  name: 'shopList',
  en: () => import('../messages/en/shop-list.ts'),
  ar: () => import('../messages/ar/shop-list.ts'),
};

import type { Area } from './area.ts';

export const productDetailsArea: Area = {
  name: 'productDetails',
  en: () => import('../messages/en/product-details/index.ts'),
  ar: () => import('../messages/ar/product-details/index.ts'),
};

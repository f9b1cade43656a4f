import type { Area } from './area.ts';

export const adminProductsArea: Area = {
  name: 'adminProducts',
  en: () => import('../messages/en/admin-products/index.ts'),
  ar: () => import('../messages/ar/admin-products/index.ts'),
};

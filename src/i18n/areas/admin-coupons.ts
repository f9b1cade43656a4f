import type { Area } from './area.ts';

export const adminCouponsArea: Area = {
  name: 'adminCoupons',
  en: () => import('../messages/en/admin-coupons/index.ts'),
  ar: () => import('../messages/ar/admin-coupons/index.ts'),
};

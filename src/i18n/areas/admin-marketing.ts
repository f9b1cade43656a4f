import type { Area } from './area.ts';

export const adminMarketingArea: Area = {
  name: 'adminMarketing',
  en: () => import('../messages/en/admin-marketing/index.ts'),
  ar: () => import('../messages/ar/admin-marketing/index.ts'),
};

import type { Area } from './area.ts';

export const adminSeoArea: Area = {
  name: 'adminSeo',
  en: () => import('../messages/en/admin-seo/index.ts'),
  ar: () => import('../messages/ar/admin-seo/index.ts'),
};

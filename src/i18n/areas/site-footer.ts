import type { Area } from './area.ts';

export const siteFooterArea: Area = {
  name: 'siteFooter',
  en: () => import('../messages/en/site-footer.ts'),
  ar: () => import('../messages/ar/site-footer.ts'),
};

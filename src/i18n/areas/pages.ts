import type { Area } from './area.ts';

export const pagesArea: Area = {
  name: 'pages',
  en: () => import('../messages/en/pages.ts'),
  ar: () => import('../messages/ar/pages.ts'),
};

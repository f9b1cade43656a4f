import type { Area } from './area.ts';

export const searchArea: Area = {
  name: 'search',
  en: () => import('../messages/en/search.ts'),
  ar: () => import('../messages/ar/search.ts'),
};

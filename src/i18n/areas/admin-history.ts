import type { Area } from './area.ts';

export const adminHistoryArea: Area = {
  name: 'adminHistory',
  en: () => import('../messages/en/admin-history/index.ts'),
  ar: () => import('../messages/ar/admin-history/index.ts'),
};

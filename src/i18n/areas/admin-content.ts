import type { Area } from './area.ts';

export const adminContentArea: Area = {
  name: 'adminContent',
  en: () => import('../messages/en/admin-content/index.ts'),
  ar: () => import('../messages/ar/admin-content/index.ts'),
};

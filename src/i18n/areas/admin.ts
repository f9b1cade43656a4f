import type { Area } from './area.ts';

export const adminArea: Area = {
  name: 'admin',
  en: () => import('../messages/en/admin/index.ts'),
  ar: () => import('../messages/ar/admin/index.ts'),
};

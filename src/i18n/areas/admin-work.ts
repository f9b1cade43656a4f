import type { Area } from './area.ts';

export const adminWorkArea: Area = {
  name: 'adminWork',
  en: () => import('../messages/en/admin-work/index.ts'),
  ar: () => import('../messages/ar/admin-work/index.ts'),
};

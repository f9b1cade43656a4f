import type { Area } from './area.ts';

export const adminMediaArea: Area = {
  name: 'adminMedia',
  en: () => import('../messages/en/admin-media/index.ts'),
  ar: () => import('../messages/ar/admin-media/index.ts'),
};

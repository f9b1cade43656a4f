import type { Area } from './area.ts';

export const developersArea: Area = {
  name: 'developers',
  en: () => import('../messages/en/developers.ts'),
  ar: () => import('../messages/ar/developers.ts'),
};

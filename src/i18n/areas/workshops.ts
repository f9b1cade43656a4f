import type { Area } from './area.ts';

export const workshopsArea: Area = {
  name: 'workshops',
  en: () => import('../messages/en/workshops/index.ts'),
  ar: () => import('../messages/ar/workshops/index.ts'),
};

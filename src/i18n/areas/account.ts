import type { Area } from './area.ts';

export const accountArea: Area = {
  name: 'account',
  en: () => import('../messages/en/account/index.ts'),
  ar: () => import('../messages/ar/account/index.ts'),
};

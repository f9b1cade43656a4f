import type { Area } from './area.ts';

export const adminGameArea: Area = {
  name: 'adminGame',
  en: () => import('../messages/en/admin-game/index.ts'),
  ar: () => import('../messages/ar/admin-game/index.ts'),
};

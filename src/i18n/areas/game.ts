import type { Area } from './area.ts';

export const gameArea: Area = {
  name: 'game',
  en: () => import('../messages/en/game/index.ts'),
  ar: () => import('../messages/ar/game/index.ts'),
};

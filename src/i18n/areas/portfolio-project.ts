import type { Area } from './area.ts';

export const portfolioProjectArea: Area = {
  name: 'portfolioProject',
  en: () => import('../messages/en/portfolio-project.ts'),
  ar: () => import('../messages/ar/portfolio-project.ts'),
};

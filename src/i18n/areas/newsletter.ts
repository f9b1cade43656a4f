import type { Area } from './area.ts';

export const newsletterArea: Area = {
  name: 'newsletter',
  en: () => import('../messages/en/newsletter.ts'),
  ar: () => import('../messages/ar/newsletter.ts'),
};

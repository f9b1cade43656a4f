import type { Area } from './area.ts';

export const enquiriesArea: Area = {
  name: 'enquiries',
  en: () => import('../messages/en/enquiries/index.ts'),
  ar: () => import('../messages/ar/enquiries/index.ts'),
};

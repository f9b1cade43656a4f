import type { Area } from './area.ts';

export const adminPublishingArea: Area = {
  name: 'adminPublishing',
  en: () => import('../messages/en/admin-publishing/index.ts'),
  ar: () => import('../messages/ar/admin-publishing/index.ts'),
};

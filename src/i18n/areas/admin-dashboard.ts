import type { Area } from './area.ts';

export const adminDashboardArea: Area = {
  name: 'adminDashboard',
  en: () => import('../messages/en/admin-dashboard/index.ts'),
  ar: () => import('../messages/ar/admin-dashboard/index.ts'),
};

import type { Area } from './area.ts';

export const adminCompanyArea: Area = {
  name: 'adminCompany',
  en: () => import('../messages/en/admin-company/index.ts'),
  ar: () => import('../messages/ar/admin-company/index.ts'),
};

import type { Area } from './area.ts';

export const adminUsersArea: Area = {
  name: 'adminUsers',
  en: () => import('../messages/en/admin-users/index.ts'),
  ar: () => import('../messages/ar/admin-users/index.ts'),
};

import type { Area } from './area.ts';

export const adminNotificationsArea: Area = {
  name: 'adminNotifications',
  en: () => import('../messages/en/admin-notifications/index.ts'),
  ar: () => import('../messages/ar/admin-notifications/index.ts'),
};

import type { Area } from './area.ts';

export const adminSettingsArea: Area = {
  name: 'adminSettings',
  en: () => import('../messages/en/admin-settings/index.ts'),
  ar: () => import('../messages/ar/admin-settings/index.ts'),
};

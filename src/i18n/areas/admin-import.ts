import type { Area } from './area.ts';

export const adminImportArea: Area = {
  name: 'adminImport',
  en: () => import('../messages/en/admin-import/index.ts'),
  ar: () => import('../messages/ar/admin-import/index.ts'),
};

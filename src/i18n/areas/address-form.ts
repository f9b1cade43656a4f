import type { Area } from './area.ts';

export const addressFormArea: Area = {
  name: 'addressForm',
  en: () => import('../messages/en/address-form.ts'),
  ar: () => import('../messages/ar/address-form.ts'),
};

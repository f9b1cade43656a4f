import type { Area } from './area.ts';

export const adminEnquiriesArea: Area = {
  name: 'adminEnquiries',
  en: () => import('../messages/en/admin-enquiries/index.ts'),
  ar: () => import('../messages/ar/admin-enquiries/index.ts'),
};

import type { Locale } from './locale.ts';
import type { Messages } from './messages/index.ts';

/** Messages of one entry of the back office; its pages load them beside those of the area 'admin'. */
export type AdminArea =
  | 'adminProducts'
  | 'adminGame'
  | 'adminCoupons'
  | 'adminCompany'
  | 'adminContent'
  | 'adminDashboard'
  | 'adminEnquiries'
  | 'adminHistory'
  | 'adminImport'
  | 'adminMarketing'
  | 'adminMedia'
  | 'adminNotifications'
  | 'adminRichText'
  | 'adminOrders'
  | 'adminPublishing'
  | 'adminSeo'
  | 'adminSettings'
  | 'adminUsers'
  | 'adminWork';

// Not in load-messages.ts, which every public page loads.
const areas = {
  adminDashboard: {
    en: () => import('./messages/en/admin-dashboard/index.ts'),
    ar: () => import('./messages/ar/admin-dashboard/index.ts'),
  },
  adminEnquiries: {
    en: () => import('./messages/en/admin-enquiries/index.ts'),
    ar: () => import('./messages/ar/admin-enquiries/index.ts'),
  },
  adminProducts: {
    en: () => import('./messages/en/admin-products/index.ts'),
    ar: () => import('./messages/ar/admin-products/index.ts'),
  },
  adminGame: {
    en: () => import('./messages/en/admin-game/index.ts'),
    ar: () => import('./messages/ar/admin-game/index.ts'),
  },
  adminCoupons: {
    en: () => import('./messages/en/admin-coupons/index.ts'),
    ar: () => import('./messages/ar/admin-coupons/index.ts'),
  },
  adminCompany: {
    en: () => import('./messages/en/admin-company/index.ts'),
    ar: () => import('./messages/ar/admin-company/index.ts'),
  },
  adminContent: {
    en: () => import('./messages/en/admin-content/index.ts'),
    ar: () => import('./messages/ar/admin-content/index.ts'),
  },
  adminRichText: {
    en: () => import('./messages/en/admin-rich-text/index.ts'),
    ar: () => import('./messages/ar/admin-rich-text/index.ts'),
  },
  adminNotifications: {
    en: () => import('./messages/en/admin-notifications/index.ts'),
    ar: () => import('./messages/ar/admin-notifications/index.ts'),
  },
  adminMarketing: {
    en: () => import('./messages/en/admin-marketing/index.ts'),
    ar: () => import('./messages/ar/admin-marketing/index.ts'),
  },
  adminMedia: {
    en: () => import('./messages/en/admin-media/index.ts'),
    ar: () => import('./messages/ar/admin-media/index.ts'),
  },
  adminImport: {
    en: () => import('./messages/en/admin-import/index.ts'),
    ar: () => import('./messages/ar/admin-import/index.ts'),
  },
  adminHistory: {
    en: () => import('./messages/en/admin-history/index.ts'),
    ar: () => import('./messages/ar/admin-history/index.ts'),
  },
  adminOrders: {
    en: () => import('./messages/en/admin-orders/index.ts'),
    ar: () => import('./messages/ar/admin-orders/index.ts'),
  },
  adminPublishing: {
    en: () => import('./messages/en/admin-publishing/index.ts'),
    ar: () => import('./messages/ar/admin-publishing/index.ts'),
  },
  adminSeo: {
    en: () => import('./messages/en/admin-seo/index.ts'),
    ar: () => import('./messages/ar/admin-seo/index.ts'),
  },
  adminSettings: {
    en: () => import('./messages/en/admin-settings/index.ts'),
    ar: () => import('./messages/ar/admin-settings/index.ts'),
  },
  adminUsers: {
    en: () => import('./messages/en/admin-users/index.ts'),
    ar: () => import('./messages/ar/admin-users/index.ts'),
  },
  adminWork: {
    en: () => import('./messages/en/admin-work/index.ts'),
    ar: () => import('./messages/ar/admin-work/index.ts'),
  },
};

export const loadAdminArea = (locale: Locale, area: AdminArea): Promise<Partial<Messages>> =>
  areas[area][locale]();

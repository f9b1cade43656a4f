import type { TranslationOf } from '../../../translate.ts';
import type { adminDashboard as english } from '../../en/admin/dashboard.ts';

export const adminDashboard: TranslationOf<typeof english> = {
  empty: 'لا شيء ينتظرك الآن',
  emptyText: 'ستظهر هنا الطلبات والرسائل التي تنتظر ردك.',
};

import type { TranslationOf } from '../../../translate.ts';
import type { area as english } from '../../en/account/area.ts';

export const area: TranslationOf<typeof english> = {
  title: 'حسابي',
  navigation: 'الحساب',
  dashboard: 'نظرة عامة',
  orders: 'طلباتي',
  wishlist: 'المفضلة',
  rewards: 'المكافآت',
  addresses: 'العناوين',
  payment: 'طرق الدفع',
  notifications: 'الإشعارات',
  security: 'الأمان',
  settings: 'الإعدادات',
  profile: 'بياناتي',
  logout: 'تسجيل الخروج',
};

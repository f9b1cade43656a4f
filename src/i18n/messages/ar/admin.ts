import type { TranslationOf } from '../../translate.ts';
import type { admin as english } from '../en/admin.ts';

export const admin: TranslationOf<typeof english> = {
  pageTitle: 'الإدارة',
  title: 'لوحة الإدارة',
  navigation: 'أقسام الإدارة',
  signOut: 'تسجيل الخروج',
  toShop: 'إلى المتجر',
  welcome: 'أهلًا، {name}',
  roles: {
    admin: 'مدير النظام',
    sales: 'المبيعات',
    marketing: 'التسويق',
    technical_office_manager: 'مدير المكتب الفني',
    content_manager: 'مدير المحتوى',
  },
  entries: {
    dashboard: 'نظرة عامة',
    products: 'المنتجات',
    orders: 'الطلبات',
    users: 'المستخدمون',
    portfolio: 'سابقة الأعمال',
    projects: 'المشروعات',
    customService: 'التصميم الخاص',
    game: 'اللعبة',
    gamePrizes: 'جوائز اللعبة',
    prizeVerification: 'مراجعة الجوائز',
    marketing: 'تحليلات التسويق',
    content: 'المحتوى',
    partners: 'الشركاء',
    coupons: 'الكوبونات',
    notifications: 'الإشعارات',
    seo: 'محركات البحث',
    settings: 'الإعدادات',
  },
  dashboard: {
    empty: 'لا شيء ينتظرك الآن',
    emptyText: 'ستظهر هنا الطلبات والرسائل التي تنتظر ردك.',
  },
  emptyPage: 'هذا المكتب لم يُجهَّز بعد',
  emptyPageText: 'تصل أدواته مع بقية لوحة الإدارة.',
};

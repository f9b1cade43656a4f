import type { TranslationOf } from '../../../translate.ts';
import type { partners as english } from '../../en/admin-company/partners.ts';

export const partners: TranslationOf<typeof english> = {
  caption: 'الشركاء',
  search: 'الاسم',
  new: 'شريك جديد',
  back: 'كل الشركاء',
  columns: {
    place: 'الترتيب',
    logo: 'الشعار',
    name: 'الشريك',
    nameAr: 'الاسم بالعربية',
    website: 'الموقع',
    missingArabic: 'ينقصه نص عربي',
    isVisible: 'ظاهر',
    changed: 'آخر تعديل',
  },
  views: { hidden: 'المخفي', missingArabic: 'ينقصه نص عربي' },
  empty: 'لا يوجد شركاء بعد',
  emptyText: 'يظهر الشركاء في صفحتهم بالترتيب الذي تختاره.',
  sections: { words: 'الاسم والنص', presence: 'الشعار والموقع' },
  fields: {
    name: 'الاسم',
    description: 'النص',
    logo_url: 'الشعار',
    website_url: 'الموقع الإلكتروني',
    is_visible: 'يظهر هذا الشريك للزوار',
  },
  logoHint: 'الأفضل شعار عريض على خلفية فاتحة.',
  removal: 'لن يظهر هذا الشريك في صفحة الشركاء.',
};

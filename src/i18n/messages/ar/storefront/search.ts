import type { TranslationOf } from '../../../translate.ts';
import type { search as english } from '../../en/storefront/search.ts';

export const search: TranslationOf<typeof english> = {
  title: 'ابحث في الموقع',
  lead: 'ابحث بين المنتجات وأعمالنا والمشروعات',
  label: 'عمّ تبحث؟',
  submit: 'بحث',
  none: 'لا توجد نتائج عن "{query}"',
  products: 'المنتجات',
  portfolio: 'أعمالنا',
  projects: 'المشروعات',
  failedTitle: 'خطأ في البحث',
  failed: 'تعذّر إجراء البحث. من فضلك حاول مرة أخرى.',
};

import type { TranslationOf } from '../../../translate.ts';
import type { productChoice as english } from '../../en/admin/product-choice.ts';

export const productChoice: TranslationOf<typeof english> = {
  search: 'البحث عن منتج بالاسم أو الكود',
  found: {
    zero: 'لا توجد منتجات',
    one: 'منتج واحد',
    two: 'منتجان',
    few: '{count} منتجات',
    many: '{count} منتجًا',
    other: '{count} منتج',
  },
  add: 'إضافة {name}',
  remove: 'حذف {name}',
  unknown: 'منتج سابق',
  scripts: 'يحتاج اختيار المنتجات إلى تشغيل جافاسكريبت. تبقى البيانات المحفوظة كما هي.',
};

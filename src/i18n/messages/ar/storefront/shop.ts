import type { TranslationOf } from '../../../translate.ts';
import type { shop as english } from '../../en/storefront/shop.ts';

export const shop: TranslationOf<typeof english> = {
  title: 'المتجر',
  room: 'الغرفة',
  sortNewest: 'الأحدث',
  sale: 'قطع عليها خصم',
  failed: 'حدث خطأ أثناء تحميل المنتجات',
  retry: 'إعادة المحاولة',
  newBadge: 'جديد',
  saleBadge: 'خصم {percent}٪',
  discount: 'خصم {percent}٪',
  addName: 'إضافة {name} إلى السلة',
  choose: 'اختر',
  chooseName: 'اختيار المواصفات: {name}',
  seePiece: 'عرض القطعة',
  colours: {
    zero: 'بدون ألوان',
    one: 'لون واحد',
    two: 'لونان',
    few: '{count} ألوان',
    many: '{count} لونًا',
    other: '{count} لون',
  },
};

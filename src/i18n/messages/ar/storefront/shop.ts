import type { TranslationOf } from '../../../translate.ts';
import type { shop as english } from '../../en/storefront/shop.ts';

export const shop: TranslationOf<typeof english> = {
  title: 'المتجر',
  lead: 'كل قطعة هنا صُنعت لتبقى. اختر غرفة، أو خذ وقتك بين الغرف كلها.',
  room: 'الغرفة',
  allRooms: 'كل الغرف',
  sort: 'ترتيب حسب',
  sortDefault: 'الترتيب الأساسي',
  sortPriceUp: 'السعر: من الأقل للأعلى',
  sortPriceDown: 'السعر: من الأعلى للأقل',
  sortNewest: 'الأحدث',
  sortOldest: 'الأقدم',
  apply: 'تطبيق',
  count: {
    zero: 'لا توجد قطع',
    one: 'قطعة واحدة',
    two: 'قطعتان',
    few: '{count} قطع',
    many: '{count} قطعة',
    other: '{count} قطعة',
  },
  empty: 'لم نجد منتجات تناسب بحثك أو اختياراتك',
  emptyAction: 'عرض كل القطع',
  failed: 'حدث خطأ أثناء تحميل المنتجات',
  retry: 'إعادة المحاولة',
  newBadge: 'جديد',
};

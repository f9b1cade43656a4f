import type { TranslationOf } from '../../../translate.ts';
import type { library as english } from '../../en/admin-media/library.ts';

export const library: TranslationOf<typeof english> = {
  lead: 'الصور التي أضافها فريق العمل، وكل مكان تظهر فيه.',
  search: 'بحث باسم الملف أو الوصف',
  find: 'بحث',
  unused: 'الصور غير المستخدمة فقط',
  count: {
    zero: 'لا توجد صور',
    one: 'صورة واحدة',
    two: 'صورتان',
    few: '{count} صور',
    many: '{count} صورة',
    other: '{count} صورة',
  },
  uses: {
    zero: 'غير مستخدمة',
    one: 'في موضع واحد',
    two: 'في موضعين',
    few: 'في {count} مواضع',
    many: 'في {count} موضعًا',
    other: 'في {count} موضع',
  },
  notUsed: 'غير مستخدمة',
  noAlt: 'بلا وصف حتى الآن',
  empty: 'لا توجد صور بعد',
  emptyText: 'اسحب أولى الصور إلى هنا أو اخترها من جهازك.',
  nothing: 'لا توجد نتائج',
  clear: 'عرض كل الصور',
  more: 'عرض المزيد',
};

import type { TranslationOf } from '../../../translate.ts';
import type { set as english } from '../../en/product-details/set.ts';

export const set: TranslationOf<typeof english> = {
  title: 'الطقم: {name}',
  why: 'قطع صُنعت ليكمل بعضها بعضًا، فيتوافق الخشب واللون.',
  total: 'المجموع',
  add: 'أضف الطقم إلى السلة',
  added: {
    zero: 'لم تُضف أي قطعة إلى السلة',
    one: 'تمت إضافة قطعة واحدة إلى السلة',
    two: 'تمت إضافة قطعتين إلى السلة',
    few: 'تمت إضافة {count} قطع إلى السلة',
    many: 'تمت إضافة {count} قطعة إلى السلة',
    other: 'تمت إضافة {count} قطعة إلى السلة',
  },
  full: 'في سلتك كل الكمية المتاحة بالفعل.',
  gone: 'غير متاحة الآن',
};

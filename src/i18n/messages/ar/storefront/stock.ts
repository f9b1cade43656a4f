import type { TranslationOf } from '../../../translate.ts';
import type { stock as english } from '../../en/storefront/stock.ts';

export const stock: TranslationOf<typeof english> = {
  in_stock: 'متوفر',
  orderable: 'متاحة للطلب',
  out_of_stock: 'غير متوفر',
  low_stock: 'كمية محدودة',
  sold_out: 'نفدت الكمية',
  pre_order: 'حجز مسبق',
  madeInWeeks: {
    zero: 'تُصنع لك في {from} إلى {count} أسبوع',
    one: 'تُصنع لك في {from} إلى {count} أسبوع',
    two: 'تُصنع لك في أسبوع إلى أسبوعين',
    few: 'تُصنع لك في {from} إلى {count} أسابيع',
    many: 'تُصنع لك في {from} إلى {count} أسبوعًا',
    other: 'تُصنع لك في {from} إلى {count} أسبوع',
  },
  madeInSomeWeeks: {
    zero: 'تُصنع لك في {count} أسبوع',
    one: 'تُصنع لك في أسبوع واحد',
    two: 'تُصنع لك في أسبوعين',
    few: 'تُصنع لك في {count} أسابيع',
    many: 'تُصنع لك في {count} أسبوعًا',
    other: 'تُصنع لك في {count} أسبوع',
  },
  leavesWithin: {
    zero: 'تُشحن اليوم',
    one: 'تُشحن خلال يوم',
    two: 'تُشحن خلال يومين',
    few: 'تُشحن خلال {count} أيام',
    many: 'تُشحن خلال {count} يومًا',
    other: 'تُشحن خلال {count} يوم',
  },
  withinWeek: 'تُشحن خلال أسبوع',
  withinMonth: 'تُشحن خلال شهر',
  onTheRack: {
    zero: 'نفدت خاماتها من الورشة',
    one: 'عندنا خامات لقطعة أخرى',
    two: 'عندنا خامات لقطعتين أخريين',
    few: 'عندنا خامات لـ{count} قطع أخرى',
    many: 'عندنا خامات لـ{count} قطعة أخرى',
    other: 'عندنا خامات لـ{count} قطعة أخرى',
  },
};

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
    zero: 'التنفيذ من {from} إلى {count} أسبوع',
    one: 'التنفيذ من {from} إلى {count} أسبوع',
    two: 'التنفيذ من أسبوع إلى أسبوعين',
    few: 'التنفيذ من {from} إلى {count} أسابيع',
    many: 'التنفيذ من {from} إلى {count} أسبوعًا',
    other: 'التنفيذ من {from} إلى {count} أسبوع',
  },
  madeInSomeWeeks: {
    zero: 'التنفيذ في {count} أسبوع',
    one: 'التنفيذ في أسبوع واحد',
    two: 'التنفيذ في أسبوعين',
    few: 'التنفيذ في {count} أسابيع',
    many: 'التنفيذ في {count} أسبوعًا',
    other: 'التنفيذ في {count} أسبوع',
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
    one: 'في الورشة خامات تكفي قطعة واحدة',
    two: 'في الورشة خامات تكفي قطعتين',
    few: 'في الورشة خامات تكفي {count} قطع',
    many: 'في الورشة خامات تكفي {count} قطعة',
    other: 'في الورشة خامات تكفي {count} قطعة',
  },
};

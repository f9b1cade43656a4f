import type { TranslationOf } from '../../../translate.ts';
import type { bench as english } from '../../en/admin-products/bench.ts';

export const bench: TranslationOf<typeof english> = {
  lead: 'القطع التي تعمل عليها الورش الآن، الأقرب موعدًا أولًا.',
  caption: 'القطع قيد التصنيع',
  columns: {
    piece: 'القطعة',
    options: 'المواصفات',
    quantity: 'العدد',
    workshop: 'الورشة',
    order: 'الطلب',
    started: 'بدء التصنيع',
    promised: 'موعد التسليم',
    isLate: 'متأخرة',
  },
  views: {
    late: 'المتأخرة',
  },
  empty: 'لا قطع قيد التصنيع',
  emptyText: 'ستظهر هنا القطع عند بدء تصنيع طلباتها.',
};

import type { TranslationOf } from '../../../translate.ts';
import type { orderPrints as english } from '../../en/admin-orders/order-prints.ts';

export const orderPrints: TranslationOf<typeof english> = {
  title: 'طباعة',
  slip: 'إذن تعبئة',
  invoice: 'فاتورة',
  pick: 'قائمة الاستلام من الورش',
  selected: { slip: 'أذون التعبئة', invoice: 'الفواتير', pick: 'قائمة الاستلام من الورش' },
  piece: 'القطعة',
  quantity: 'العدد',
  promised: 'موعد التسليم: حتى',
  noWorkshop: 'دون ورشة',
  forOrders: {
    zero: 'دون طلبات',
    one: 'لطلب واحد',
    two: 'لطلبين',
    few: 'لعدد {count} طلبات',
    many: 'لعدد {count} طلبًا',
    other: 'لعدد {count} طلب',
  },
  tooMany: '{most} طلب على الأكثر في المستند الواحد.',
  nothing: 'لا يوجد أي من هذه الطلبات.',
};

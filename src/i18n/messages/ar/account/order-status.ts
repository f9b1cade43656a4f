import type { TranslationOf } from '../../../translate.ts';
import type { orderStatus as english } from '../../en/account/order-status.ts';

export const orderStatus: TranslationOf<typeof english> = {
  placed: 'تم الطلب',
  confirmed: 'تم التأكيد',
  in_production: 'قيد التصنيع',
  preparing: 'قيد التجهيز',
  shipped: 'خرج للتوصيل',
  delivered: 'تم التسليم',
  cancelled: 'ملغي',
  returned: 'مُرتجع',
  refused: 'رُفض عند الاستلام',
};

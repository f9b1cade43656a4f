import type { TranslationOf } from '../../../translate.ts';
import type { orderList as english } from '../../en/admin-orders/list.ts';

export const orderList: TranslationOf<typeof english> = {
  caption: 'الطلبات',
  search: 'رقم الطلب أو الاسم أو الهاتف أو البريد',
  guest: 'زائر',
  columns: {
    number: 'الطلب',
    placed: 'وقت الطلب',
    customer: 'العميل',
    phone: 'الهاتف',
    governorate: 'المحافظة',
    pieces: 'القطع',
    payable: 'المستحق',
    status: 'الحالة',
    cancels: 'موعد الإلغاء',
    coupon: 'الكوبون',
    return: 'الإرجاع',
  },
  filters: {
    group: 'المرحلة',
    guest: 'شراء بدون حساب',
    madeToOrder: 'تصنيع حسب الطلب',
    product: 'يحتوي على القطعة',
  },
  groups: { open: 'جارية', delivered: 'تم تسليمها', ended: 'ملغاة أو مرتجعة' },
  returns: {
    requested: 'مطلوب',
    approved: 'تمت الموافقة',
    refused: 'مرفوض',
    received: 'تم الاستلام',
    refunded: 'تم رد المبلغ',
  },
  views: {
    waiting: 'في انتظار مكالمة',
    making: 'قيد التنفيذ',
    shipped: 'في الطريق',
  },
  empty: 'لا طلبات حتى الآن',
  emptyText: 'ستظهر الطلبات هنا فور ورودها من العملاء.',
};

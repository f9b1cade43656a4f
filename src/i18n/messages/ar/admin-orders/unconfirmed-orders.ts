import type { TranslationOf } from '../../../translate.ts';
import type { unconfirmedOrders as english } from '../../en/admin-orders/unconfirmed-orders.ts';

export const unconfirmedOrders: TranslationOf<typeof english> = {
  lead: 'طلبات في انتظار مكالمة. طلبات العملاء الجدد تُلغى تلقائيًا وتعود قطعها إلى البيع.',
  orders: 'الطلبات',
  pieces: 'القطع المحجوزة',
  value: 'قيمة المحجوز',
  never: 'لا يُلغى تلقائيًا',
  soon: 'قريبًا',
  action: 'الإجراء',
  confirm: 'تأكيد',
  extend: 'تمديد',
  saving: 'جارٍ الحفظ …',
  extended: 'تم تمديد مهلة الطلب.',
  notWaiting: 'هذا الطلب لم يعد في الانتظار.',
};

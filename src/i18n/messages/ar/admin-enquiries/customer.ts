import type { TranslationOf } from '../../../translate.ts';
import type { customerPage as english } from '../../en/admin-enquiries/customer.ts';
import { orderStatus } from '../account/order-status.ts';

export const customerPage: TranslationOf<typeof english> = {
  lead: 'كل ما يخص رقم الهاتف أو البريد أو الحساب، حتى ما طُلب دون تسجيل دخول.',
  unnamed: 'عميل بلا اسم',
  contact: 'بيانات التواصل',
  account: 'الحساب',
  hasAccount: 'له حساب',
  toAccount: 'فتح الحساب',
  guest: 'يطلب دون حساب',
  delivered: 'تم التسليم',
  deliveredOf: {
    zero: 'لا شيء من {total}',
    one: '{count} من {total}',
    two: '{count} من {total}',
    few: '{count} من {total}',
    many: '{count} من {total}',
    other: '{count} من {total}',
  },
  orders: 'الطلبات',
  ordersOfSender: 'طلبات صاحب الرسالة',
  noOrders: 'لا توجد طلبات بعد.',
  returns: 'المرتجعات',
  noReturns: 'لا توجد مرتجعات.',
  enquiries: 'الرسائل وطلبات التصميم',
  noEnquiries: 'لا توجد رسائل ولا طلبات تصميم.',
  notes: 'ملاحظات الموظفين',
  noNotes: 'لا توجد ملاحظات.',
  message: 'رسالة',
  request: 'طلب تصميم',
  all: 'كل ما يخص العميل',
  orderStatus,
  returnStatus: {
    requested: 'مطلوب',
    approved: 'تمت الموافقة',
    refused: 'مرفوض',
    received: 'وصلت القطع',
    refunded: 'تم رد المبلغ',
  },
};

import type { TranslationOf } from '../../../translate.ts';
import type { orderMails as english } from '../../en/admin-orders/order-mails.ts';

export const orderMails: TranslationOf<typeof english> = {
  title: 'رسائل هذا الطلب',
  noText: 'نص الرسالة لم يعد محفوظًا.',
  statuses: {
    queued: 'في انتظار الإرسال',
    sent: 'أُرسلت',
    failed: 'لم تصل',
    kept: 'لم تُرسل: البريد غير مُعدّ',
  },
};

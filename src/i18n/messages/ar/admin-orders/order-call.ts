import type { TranslationOf } from '../../../translate.ts';
import type { orderCall as english } from '../../en/admin-orders/order-call.ts';

export const orderCall: TranslationOf<typeof english> = {
  title: 'مكالمة التأكيد',
  attempts: {
    zero: 'لا مكالمات دون رد',
    one: 'مكالمة واحدة دون رد',
    two: 'مكالمتان دون رد',
    few: '{count} مكالمات دون رد',
    many: '{count} مكالمة دون رد',
    other: '{count} مكالمة دون رد',
  },
  noAttempts: 'لم يتصل أحد بعد.',
  cancelsAt: 'يُلغى تلقائيًا في {date} وتعود قطعه إلى البيع.',
  never: 'هذا الطلب لا يُلغى تلقائيًا.',
  soon: 'قريبًا',
  extend: 'تمديد',
  extended: 'الطلب محجوز حتى {date}.',
  reached: 'تم الرد: تأكيد الطلب',
  missed: 'لا رد',
  missedText: 'تُحسب المكالمة وتُدوَّن في سجل الطلب، دون إبلاغ العميل.',
  counted: 'تم تدوين المكالمة.',
  declined: 'العميل لم يعد يريد الطلب',
  next: 'المكالمة التالية: الطلب رقم {number}',
  toList: 'طلبات في انتظار مكالمة',
  left: {
    zero: 'لا طلبات أخرى في انتظار مكالمة.',
    one: 'طلب آخر في انتظار مكالمة.',
    two: 'طلبان آخران في انتظار مكالمة.',
    few: '{count} طلبات أخرى في انتظار مكالمة.',
    many: '{count} طلبًا آخر في انتظار مكالمة.',
    other: '{count} طلب آخر في انتظار مكالمة.',
  },
  noneLeft: 'لا طلبات أخرى في انتظار مكالمة.',
};

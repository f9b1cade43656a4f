import type { TranslationOf } from '../../../translate.ts';
import type { mailSettings as english } from '../../en/admin-settings/mails.ts';

export const mailSettings: TranslationOf<typeof english> = {
  lead: 'رسائل المتجر. لا تظهر نصوص الرسائل التي تحمل رابط دخول، فهي لصاحبها وحده.',
  templates: 'كل القوالب',
  noServer: 'البريد غير مُعدّ: تبقى الرسائل هنا ولا تُرسل.',
  statuses: { queued: 'تنتظر', sent: 'أُرسلت', failed: 'متعثرة', kept: 'محفوظة دون إرسال' },
  search: 'المرسل إليه أو الموضوع',
  columns: {
    subject: 'الموضوع',
    recipient: 'المرسل إليه',
    status: 'الحالة',
    written: 'وقت الكتابة',
    sent: 'وقت الإرسال',
    template: 'القالب',
    attempts: 'المحاولات',
    error: 'آخر خطأ',
  },
  back: 'كل الرسائل',
  language: 'اللغة',
  languages: { en: 'الإنجليزية', ar: 'العربية' },
  text: 'النص',
  hiddenText: 'تحمل هذه الرسالة رابط دخول، ولذلك لا يظهر نصها.',
  removedText: 'حُذف النص بعد إرسال الرسالة.',
  again: 'إعادة الإرسال',
  sending: 'جارٍ الإضافة…',
  queued: 'تُرسل الرسالة بعد لحظات.',
  problems: {
    no_mail_server: 'البريد غير مُعدّ. اطلب إعداده ممن يدير الخادم.',
    already_queued: 'هذه الرسالة تنتظر الإرسال بالفعل.',
    link_removed: 'حُذف رابطها بعد الإرسال. اطلب من العميل أن يطلب رابطًا جديدًا.',
    not_found: 'لم تعد هذه الرسالة محفوظة.',
  },
  empty: 'لا توجد رسائل بعد',
  emptyText: 'تظهر هنا الرسائل التي يكتبها المتجر.',
};

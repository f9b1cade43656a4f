import type { TranslationOf } from '../../../translate.ts';
import type { enquiryAnswers as english } from '../../en/admin-enquiries/answers.ts';

export const enquiryAnswers: TranslationOf<typeof english> = {
  title: 'الرد بالبريد الإلكتروني',
  lead: 'يصل الرد إلى {email}، وتُضاف إليه التحية والتوقيع وما كتبه العميل. الرسالة المرسلة لا يمكن استرجاعها.',
  body: 'نص الرد',
  language: { en: 'العميل يكتب بالإنجليزية.', ar: 'العميل يكتب بالعربية.' },
  send: 'إرسال الرد',
  sending: 'جارٍ الإرسال…',
  sent: 'الرد في طريقه إلى العميل.',
  failedTitle: 'لم يُرسل شيء',
  meanwhile: 'سبقك رد من {name} بتاريخ {date}. اقرأ ذلك الرد بالأسفل، ثم أرسل ردك أيضًا إن لزم.',
  sendAnyway: 'إرسال ردي أيضًا',
  alreadySent: 'سبق إرسال رسالة من هذا النموذج. أعد تحميل الصفحة لكتابة رد آخر.',
  list: 'الردود المرسلة',
};

import type { TranslationOf } from '../../../translate.ts';
import type { demoMail as english } from '../../en/account/demo-mail.ts';

export const demoMail: TranslationOf<typeof english> = {
  title: 'بريد النسخة التجريبية',
  lead: 'هذه نسخة تجريبية لا ترسل بريدًا. تجد هنا كل رسالة كانت ستُرسل، الأحدث أولًا.',
  list: 'الرسائل، الأحدث أولًا',
  to: 'إلى {email}',
  look: 'طريقة العرض',
  phone: 'موبايل',
  desktop: 'كمبيوتر',
  light: 'فاتح',
  dark: 'داكن',
  none: 'لا رسائل بعد. أنشئ حسابًا أو أرسل طلبًا لتظهر رسالته هنا.',
  link: 'قراءة بريد النسخة التجريبية',
};

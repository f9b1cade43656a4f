import type { TranslationOf } from '../../../translate.ts';
import type { forgot as english } from '../../en/account/forgot.ts';

export const forgot: TranslationOf<typeof english> = {
  title: 'نسيت كلمة المرور',
  lead: 'اكتب بريدك الإلكتروني، ونرسل إليك رابطًا لاختيار كلمة مرور جديدة.',
  submit: 'إرسال الرابط',
  busy: 'جارٍ الإرسال',
  failed: 'لم نتمكن من إرسال الرابط',
  sentText: 'إذا كان {email} مسجّلًا لدينا، فستصلك رسالة بها الرابط خلال دقائق.',
  back: 'العودة إلى تسجيل الدخول',
};

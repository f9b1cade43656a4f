import type { TranslationOf } from '../../../translate.ts';
import type { signInLink as english } from '../../en/account/sign-in-link.ts';

export const signInLink: TranslationOf<typeof english> = {
  title: 'الدخول بالبريد الإلكتروني',
  lead: 'نرسل إليك رابطًا يدخلك إلى حسابك من غير كلمة مرور.',
  submit: 'إرسال الرابط',
  busy: 'جارٍ الإرسال',
  failed: 'تعذّر إرسال الرابط',
  sentText: 'إذا كان للبريد {email} حساب هنا، فالرابط في طريقه إليه.',
  back: 'الدخول بكلمة المرور',
  openTitle: 'أهلًا بعودتك',
  openText: 'ضغطة واحدة وتدخل إلى حسابك من هذا الجهاز.',
  open: 'دخول',
  expiredTitle: 'انتهت صلاحية هذا الرابط',
  expiredText: 'الرابط صالح لساعة واحدة ولمرة واحدة فقط. اطلب رابطًا جديدًا.',
  again: 'إرسال رابط جديد',
};

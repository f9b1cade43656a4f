import type { TranslationOf } from '../../../translate.ts';
import type { login as english } from '../../en/account/login.ts';

export const login: TranslationOf<typeof english> = {
  title: 'تسجيل الدخول',
  lead: 'أهلًا بعودتك إلى {brand}.',
  submit: 'دخول',
  busy: 'جارٍ الدخول',
  forgot: 'نسيت كلمة المرور؟',
  noAccount: 'أول مرة هنا؟',
  signup: 'أنشئ حسابًا',
  failed: 'تعذّر تسجيل الدخول',
  invalid: 'البريد الإلكتروني أو كلمة المرور غير صحيحة',
  notConfirmed: 'من فضلك أكّد بريدك الإلكتروني أولًا من الرابط الذي أرسلناه إليك.',
  bannedUntil: 'هذا الحساب موقوف حتى نهاية يوم {date}. من فضلك تواصل معنا.',
  banned: 'هذا الحساب موقوف حاليًا. من فضلك تواصل معنا.',
  missing: 'يجب إدخال البريد الإلكتروني أو رقم الموبايل مع كلمة المرور',
};

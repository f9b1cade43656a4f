import type { TranslationOf } from '../../../translate.ts';
import type { signup as english } from '../../en/account/signup.ts';

export const signup: TranslationOf<typeof english> = {
  title: 'إنشاء حساب',
  lead: 'طلباتك وعناوينك والقطع التي أعجبتك، كلها في مكان واحد.',
  submit: 'إنشاء الحساب',
  busy: 'جارٍ إنشاء حسابك',
  haveAccount: 'لديك حساب بالفعل؟',
  login: 'تسجيل الدخول',
  failed: 'تعذّر إنشاء الحساب',
  checkMailTitle: 'من فضلك راجع بريدك',
  checkMailText: 'أرسلنا رسالة إلى {email}. افتح الرابط الموجود فيها لتأكيد بريدك والدخول.',
  checkMailHint: 'قد تتأخر الرسالة بضع دقائق. ابحث عنها أيضًا في البريد غير المرغوب فيه.',
  resend: 'إعادة الإرسال',
  resendBusy: 'جارٍ الإرسال',
  resendFailed: 'تعذّرت إعادة الإرسال',
  resent: 'أعدنا الإرسال',
  resentText: 'الرسالة في طريقها إليك، إلا إذا كان بريدك مؤكدًا بالفعل.',
  terms: 'بإنشاء الحساب فأنت توافق على الشروط وسياسة الخصوصية.',
  termsLink: 'الشروط والأحكام',
  privacyLink: 'الخصوصية',
};

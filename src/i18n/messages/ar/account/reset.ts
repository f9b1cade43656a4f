import type { TranslationOf } from '../../../translate.ts';
import type { reset as english } from '../../en/account/reset.ts';

export const reset: TranslationOf<typeof english> = {
  title: 'كلمة مرور جديدة',
  lead: 'اختر كلمة مرور جديدة. سيُطلب منك الدخول بها على كل أجهزتك.',
  failed: 'لم تتغير كلمة المرور',
  submit: 'حفظ كلمة المرور',
  busy: 'جارٍ الحفظ',
  codeNeeded: 'هذا الحساب يستخدم الدخول بخطوتين. اكتب رمز التطبيق أيضًا.',
  expiredTitle: 'هذا الرابط لم يعد صالحًا',
  expiredText: 'استُخدم من قبل أو مرت عليه أكثر من ساعة. اطلب رابطًا جديدًا.',
  again: 'طلب رابط جديد',
};

import type { TranslationOf } from '../../../translate.ts';
import type { secondStep as english } from '../../en/account/second-step.ts';

export const secondStep: TranslationOf<typeof english> = {
  title: 'خطوة أخيرة',
  lead: 'اكتب الرمز الذي يعرضه تطبيقك لهذا المتجر.',
  code: 'الرمز',
  hint: 'ستة أرقام من التطبيق، أو أحد رموز الاسترداد.',
  submit: 'متابعة',
  wrong: 'الرمز غير صحيح أو استُخدم من قبل. من فضلك اكتب الرمز التالي.',
  expired: 'استغرق الأمر وقتًا طويلًا. من فضلك سجّل الدخول من جديد.',
  back: 'الدخول بحساب آخر',
};

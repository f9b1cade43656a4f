import type { TranslationOf } from '../../../translate.ts';
import type { acceptedInvitation as english } from '../../en/account/invitation.ts';

export const acceptedInvitation: TranslationOf<typeof english> = {
  title: 'انضم إلى الفريق',
  lead: 'حسابك: {email}. اختر كلمة مرور ثم سجّل الدخول.',
  failed: 'لم يُفتح الحساب',
  submit: 'فتح حسابي',
  busy: 'جارٍ الفتح',
  hasAccount: 'لهذا البريد حساب الآن. اطلب من مدير النظام أن يمنحه الصلاحية.',
  blocked: 'هذا الحساب مغلق.',
  doneTitle: 'حسابك جاهز',
  doneText: 'سجّل الدخول بكلمة المرور الجديدة، وستعرف عندها إن كانت مطلوبة خطوة ثانية.',
  toLogin: 'تسجيل الدخول',
  expiredTitle: 'هذه الدعوة لم تعد صالحة',
  expiredText: 'قُبلت من قبل أو سُحبت أو مرت عليها أكثر من ثلاثة أيام. اطلب دعوة جديدة.',
  toHome: 'إلى المتجر',
};

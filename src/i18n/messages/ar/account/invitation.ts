import type { TranslationOf } from '../../../translate.ts';
import type { acceptedInvitation as english } from '../../en/account/invitation.ts';

export const acceptedInvitation: TranslationOf<typeof english> = {
  title: 'انضم إلى الفريق',
  lead: 'حسابك: {email}. اختر كلمة مرور ثم سجّل الدخول.',
  failed: 'لم يُفتح الحساب',
  submit: 'فتح حسابي',
  busy: 'جارٍ الفتح',
  hasAccount: 'أصبح لهذا العنوان حساب. اطلب منح الصلاحية له.',
  blocked: 'هذا الحساب مغلق.',
  doneTitle: 'حسابك جاهز',
  doneText: 'سجّل الدخول بكلمة المرور الجديدة، وستخبرك لوحة الإدارة إن كانت تحتاج إلى خطوة ثانية.',
  toLogin: 'تسجيل الدخول',
  expiredTitle: 'هذه الدعوة لم تعد صالحة',
  expiredText: 'قُبلت من قبل أو سُحبت أو مرت عليها أكثر من ثلاثة أيام. اطلب دعوة جديدة.',
  toHome: 'إلى المتجر',
};

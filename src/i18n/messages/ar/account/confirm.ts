import type { TranslationOf } from '../../../translate.ts';
import type { confirm as english } from '../../en/account/confirm.ts';

export const confirm: TranslationOf<typeof english> = {
  title: 'تأكيد البريد الإلكتروني',
  text: 'اكتب كلمة المرور التي اخترتها عند التسجيل، ويصبح الحساب لك.',
  ownText: 'خطوة أخيرة ويصبح الحساب لك.',
  submit: 'تأكيد ودخول',
  busy: 'جارٍ التأكيد',
  failed: 'لم يتم تأكيد البريد',
  wrongPassword: 'هذه ليست كلمة المرور التي اختيرت لهذا الحساب.',
  notYou:
    'لم تطلب إنشاء حساب، أو نسيت كلمة المرور؟ اترك هذه الصفحة ولن يحدث شيء، ويمكنك إنشاء حسابك في أي وقت.',
  expiredTitle: 'هذا الرابط لم يعد صالحًا',
  expiredText:
    'استُخدم من قبل أو مر عليه أكثر من يوم. إذا كنت أكّدت بريدك فسجّل الدخول، وإلا فأنشئ الحساب من جديد.',
};

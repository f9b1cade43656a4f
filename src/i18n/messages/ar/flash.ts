import type { TranslationOf } from '../../translate.ts';
import type { flash as english } from '../en/flash.ts';

export const flash: TranslationOf<typeof english> = {
  accountDeleted: 'تم حذف حسابك',
  accountDeletedText: 'تصلك رسالة أخيرة تؤكد ذلك. سعدنا بوجودك معنا.',
  welcomeBack: 'أهلًا بعودتك إلى {brand}',
  welcome: 'أهلًا بك في {brand}',
  passwordChanged: 'تم تغيير كلمة المرور.',
  providerFailedTitle: 'تعذّر تسجيل الدخول',
  providerFailedText: 'لم يؤكد الموقع الآخر هويتك. من فضلك حاول مرة أخرى أو استخدم كلمة المرور.',
  accountLinked: 'تم ربط الحساب، ويمكنك الدخول به من الآن.',
  linkFailedTitle: 'لم يتم ربط الحساب',
  linkFailedText: 'لم يؤكد الموقع الآخر هويتك. من فضلك حاول مرة أخرى.',
  linkedElsewhere: 'هذا الحساب مرتبط بحساب آخر لدينا. ادخل به، أو ألغِ ربطه هناك أولًا.',
  signedOut: 'تم تسجيل خروجك بنجاح.',
  updateFailedTitle: 'تعذّر التحديث',
};

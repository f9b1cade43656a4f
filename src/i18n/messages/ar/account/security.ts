import type { TranslationOf } from '../../../translate.ts';
import type { security as english } from '../../en/account/security.ts';

export const security: TranslationOf<typeof english> = {
  title: 'الأمان',
  lead: 'من يمكنه الدخول إلى حسابك.',
  twoStep: 'الدخول بخطوتين',
  offText:
    'بعد كلمة المرور نطلب منك رمزًا من تطبيق على موبايلك، مثل Google Authenticator. فلا تكفي كلمة مرور مسروقة للدخول.',
  limited: 'محاولات كثيرة. من فضلك حاول بعد ساعة.',
  setUp: 'تفعيل',
  setUpTitle: 'تفعيل الدخول بخطوتين',
  scan: 'صوّر هذا المربع بتطبيق المصادقة على موبايلك.',
  pictureAlt: 'رمز QR لتطبيق المصادقة',
  typeKey: 'أو اكتب هذا المفتاح في التطبيق:',
  openApp: 'فتح التطبيق على هذا الجهاز',
  firstCode: 'الأرقام الستة التي يعرضها التطبيق الآن.',
  switchOn: 'تفعيل',
  cancel: 'ليس الآن',
  onFailed: 'لم يتم تفعيل الدخول بخطوتين',
  setupLost: 'مرّ وقت طويل على هذه الخطوة. من فضلك ابدأ من جديد.',
  onTitle: 'الدخول بخطوتين مفعّل',
  onText: 'يُطلب رمز من تطبيقك عند كل دخول. لإيقافه اكتب كلمة المرور ورمزًا.',
  switchOff: 'إيقاف',
  offFailed: 'ما زال الدخول بخطوتين مفعّلًا',
  switchedOff: 'تم إيقاف الدخول بخطوتين',
  codesTitle: 'رموز الاسترداد',
  codesText: 'احفظها الآن، فلن تظهر مرة أخرى. إذا فقدت موبايلك، يفتح كل رمز منها حسابك مرة واحدة.',
  loadFailed: 'تعذّر تحميل صفحة الأمان',
};

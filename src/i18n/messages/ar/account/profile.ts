import type { TranslationOf } from '../../../translate.ts';
import type { profile as english } from '../../en/account/profile.ts';

export const profile: TranslationOf<typeof english> = {
  title: 'بياناتي',
  loginEmail: 'بريد الدخول',
  passwordLead: 'ستظل مسجّل الدخول هنا، ويُسجَّل خروجك من بقية الأجهزة.',
  fixedNote: 'لتغيير الاسم أو البريد أو رقم الموبايل، تواصل معنا من فضلك.',
  save: 'حفظ',
  saving: 'جارٍ الحفظ',
  saved: 'تم تحديث بياناتك بنجاح.',
  savedTitle: 'تم تحديث البيانات',
  failedTitle: 'تعذّر التحديث',
  failed: 'تعذّر تحديث البيانات. من فضلك حاول مرة أخرى.',
  loadFailed: 'تعذّر تحميل بيانات الحساب',
  work: 'العمل',
  workHint: 'للمصممين والمهندسين الذين يشترون لعملائهم.',
  passwordFailed: 'لم تتغير كلمة المرور',
  passwordTitle: 'تغيير كلمة المرور',
  passwordSubmit: 'تغيير كلمة المرور',
  passwordChanged: 'تم تغيير كلمة المرور.',
  passwordWrong: 'كلمة المرور الحالية غير صحيحة.',
  passwordSame: 'يجب أن تختلف كلمة المرور الجديدة عن القديمة.',
};

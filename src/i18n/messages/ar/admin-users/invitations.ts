import type { TranslationOf } from '../../../translate.ts';
import type { invitations as english } from '../../en/admin-users/invitations.ts';

export const invitations: TranslationOf<typeof english> = {
  title: 'دعوات مفتوحة',
  button: 'دعوة زميل',
  dialogTitle: 'دعوة زميل',
  text: 'تصل إلى هذا العنوان رسالة فيها رابط صالح لثلاثة أيام ولمرة واحدة. تسري الصلاحية بعد اختيار كلمة المرور.',
  email: 'البريد الإلكتروني',
  role: 'الصلاحية',
  language: 'لغة الرسالة',
  languages: { en: 'الإنجليزية', ar: 'العربية' },
  submit: 'إرسال الدعوة',
  sending: 'جارٍ الإرسال…',
  cancel: 'إلغاء',
  sent: 'الدعوة في الطريق.',
  failed: 'لم تُرسل الدعوة',
  hasAccount: 'لصاحب هذا العنوان حساب بالفعل. افتحه من القائمة وامنحه الصلاحية هناك.',
  until: 'حتى {date}',
  expired: 'انتهت في {date}',
  by: 'بواسطة {name}',
  revoke: 'سحب الدعوة',
  revokeLabel: 'سحب دعوة {email}',
  revoking: 'جارٍ السحب…',
  revoked: 'سُحبت الدعوة، ولم يعد رابطها يفتح شيئًا.',
  gone: 'قُبلت هذه الدعوة أو سُحبت قبل قليل.',
};

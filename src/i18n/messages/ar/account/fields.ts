import type { TranslationOf } from '../../../translate.ts';
import type { accountFields as english } from '../../en/account/fields.ts';

export const accountFields: TranslationOf<typeof english> = {
  fullName: 'الاسم بالكامل',
  email: 'البريد الإلكتروني',
  phone: 'رقم الموبايل',
  password: 'كلمة المرور',
  newPassword: 'كلمة المرور الجديدة',
  currentPassword: 'كلمة المرور الحالية',
  jobPosition: 'الوظيفة',
  company: 'اسم الشركة',
  showPassword: 'إظهار كلمة المرور',
  hidePassword: 'إخفاء كلمة المرور',
  passwordHint: {
    zero: 'اكتب جملة قصيرة، فهي كلمة مرور ممتازة.',
    one: 'حرف واحد على الأقل. جملة قصيرة تصلح كلمة مرور ممتازة.',
    two: 'حرفان على الأقل. جملة قصيرة تصلح كلمة مرور ممتازة.',
    few: '{count} أحرف على الأقل. جملة قصيرة تصلح كلمة مرور ممتازة.',
    many: '{count} حرفًا على الأقل. جملة قصيرة تصلح كلمة مرور ممتازة.',
    other: '{count} حرف على الأقل. جملة قصيرة تصلح كلمة مرور ممتازة.',
  },
  phoneHint: 'مع كود الدولة، مثلًا ‎+20 100 123 4567',
};

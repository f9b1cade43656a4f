import type { TranslationOf } from '../../../translate.ts';
import type { weakPassword as english } from '../../en/account/weak-password.ts';

export const weakPassword: TranslationOf<typeof english> = {
  title: 'من فضلك اختر كلمة مرور أقوى.',
  length: {
    zero: 'استخدم كلمة مرور أطول.',
    one: 'استخدم حرفًا واحدًا على الأقل.',
    two: 'استخدم حرفين على الأقل.',
    few: 'استخدم {count} أحرف على الأقل.',
    many: 'استخدم {count} حرفًا على الأقل.',
    other: 'استخدم {count} حرف على الأقل.',
  },
  long: 'استخدم {maximum} حرفًا على الأكثر.',
  common: 'كلمة المرور هذه من أول ما يُجرَّب عند الاختراق. اختر غيرها.',
  personal: 'لا تضع فيها اسمك أو بريدك أو اسمنا.',
};

import type { TranslationOf } from '../../../translate.ts';
import type { coupon as english } from '../../en/cart/coupon.ts';

export const coupon: TranslationOf<typeof english> = {
  label: 'كود الكوبون',
  apply: 'تطبيق',
  applying: 'نتحقق من الكوبون',
  remove: 'حذف',
  removeCode: 'حذف الكوبون {code}',
  removed: 'حُذف الكوبون',
  login: 'سجّل الدخول وعد إلى هنا',
};

import type { TranslationOf } from '../../../translate.ts';
import type { delivery as english } from '../../en/product-details/delivery.ts';

export const delivery: TranslationOf<typeof english> = {
  title: 'التوصيل',
  to: 'التوصيل إلى',
  between: 'تصلك بين {from} و{to}',
  on: 'تصلك في {from}',
  free: 'التوصيل مجانًا',
  fee: 'التوصيل {fee}',
  payment: 'الدفع عند الاستلام في كل محافظات مصر',
  returns: 'الإرجاع خلال ٣٠ يومًا من الاستلام',
};

import type { TranslationOf } from '../../../translate.ts';
import type { delivery as english } from '../../en/product-details/delivery.ts';

export const delivery: TranslationOf<typeof english> = {
  title: 'التوصيل',
  to: 'التوصيل إلى',
  choose: 'محافظتك',
  between: 'الوصول {from} – {to}',
  on: 'الوصول {from}',
  free: 'التوصيل مجانًا',
  fee: 'التوصيل {fee}',
  freeOrFee: 'التوصيل مجاني أو حتى {fee} حسب المحافظة',
  feeBetween: 'التوصيل من {from} إلى {end} حسب المحافظة',
  payment: 'عاين أولًا ثم ادفع نقدًا',
  returns: {
    any_reason: 'لك ٣٠ يومًا للإرجاع',
    defective_only: 'تُصنع لك خصيصًا، وتُرجع فقط إذا كان بها عيب',
  },
  backLater: 'غير متوفرة الآن. اترك بريدك لنراسلك حين تتوفر.',
};

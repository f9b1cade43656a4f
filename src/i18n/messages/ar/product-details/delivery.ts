import type { TranslationOf } from '../../../translate.ts';
import type { delivery as english } from '../../en/product-details/delivery.ts';

export const delivery: TranslationOf<typeof english> = {
  title: 'التوصيل',
  to: 'التوصيل إلى',
  between: 'الوصول {from} – {to}',
  on: 'الوصول {from}',
  free: 'التوصيل مجانًا',
  fee: 'التوصيل {fee}',
  payment: 'عاين أولًا ثم ادفع نقدًا',
  returns: {
    any_reason: 'لك ٣٠ يومًا للإرجاع',
    defective_only: 'تُصنع لك خصيصًا، وتُرجع فقط إذا كان بها عيب',
  },
  backLater: 'القطعة الآن على منضدة الورشة. نراسلك حين تتوفر.',
};

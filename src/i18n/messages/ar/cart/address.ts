import type { TranslationOf } from '../../../translate.ts';
import type { checkoutAddress as english } from '../../en/cart/address.ts';

export const checkoutAddress: TranslationOf<typeof english> = {
  optional: '(اختياري)',
  street: '{building} {street}',
  floor: 'الدور {floor}',
  apartment: 'شقة {apartment}',
  comma: '، ',
};

import type { TranslationOf } from '../../../translate.ts';
import type { address as english } from '../../en/cart/address.ts';

export const address: TranslationOf<typeof english> = {
  optional: '(اختياري)',
  street: '{building} {street}',
  floor: 'الدور {floor}',
  apartment: 'شقة {apartment}',
  comma: '، ',
};

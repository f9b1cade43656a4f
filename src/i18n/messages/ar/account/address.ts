import type { TranslationOf } from '../../../translate.ts';
import type { address as english } from '../../en/account/address.ts';

export const address: TranslationOf<typeof english> = {
  street: '{building} {street}',
  floor: 'الدور {floor}',
  apartment: 'شقة {apartment}',
  comma: '، ',
};

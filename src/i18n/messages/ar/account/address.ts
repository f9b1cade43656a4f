import type { TranslationOf } from '../../../translate.ts';
import type { accountAddress as english } from '../../en/account/address.ts';

export const accountAddress: TranslationOf<typeof english> = {
  street: '{building} {street}',
  floor: 'الدور {floor}',
  apartment: 'شقة {apartment}',
  comma: '، ',
};

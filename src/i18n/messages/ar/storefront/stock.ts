import type { TranslationOf } from '../../../translate.ts';
import type { stock as english } from '../../en/storefront/stock.ts';

export const stock: TranslationOf<typeof english> = {
  in_stock: 'متوفر',
  out_of_stock: 'غير متوفر',
  low_stock: 'كمية محدودة',
  sold_out: 'نفدت الكمية',
  pre_order: 'حجز مسبق',
};

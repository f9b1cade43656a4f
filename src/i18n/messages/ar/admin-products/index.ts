import type { TranslationOf } from '../../../translate.ts';
import type { adminProducts as english } from '../../en/admin-products/index.ts';
import { bench } from './bench.ts';
import { productList } from './product-list.ts';
import { reviewList } from './review-list.ts';

export const adminProducts: TranslationOf<typeof english> = {
  bench,
  productList,
  reviewList,
};

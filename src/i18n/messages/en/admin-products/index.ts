import { bench } from './bench.ts';
import { productList } from './product-list.ts';
import { reviewList } from './review-list.ts';

export const adminProducts = {
  bench,
  productList,
  reviewList,
} as const;

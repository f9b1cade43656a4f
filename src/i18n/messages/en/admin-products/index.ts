import { bench } from './bench.ts';
import { form } from './form.ts';
import { matrix } from './matrix.ts';
import { bulk } from './bulk.ts';
import { productList } from './product-list.ts';
import { reviewList } from './review-list.ts';
import { reviewQueue } from './review-queue.ts';
import { sets } from './sets.ts';
import { shapes } from './shapes.ts';
import { stockCounts } from './stock.ts';
import { terms } from './terms.ts';
import { adminWorkshops } from './workshops.ts';

export const adminProducts = {
  bench,
  form,
  matrix,
  bulk,
  productList,
  reviewList,
  reviewQueue,
  sets,
  shapes,
  stock: stockCounts,
  terms,
  workshops: adminWorkshops,
} as const;

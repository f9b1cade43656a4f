import { checkoutAddress } from './address.ts';
import { changes } from './changes.ts';
import { checkout } from './checkout.ts';
import { confirmation } from './confirmation.ts';
import { coupon } from './coupon.ts';
import { miniCart } from './mini-cart.ts';
import { page } from './page.ts';
import { summary } from './summary.ts';

/** Cart, checkout and confirmation; loaded with those pages. */
export const cart = {
  address: checkoutAddress,
  changes,
  checkout,
  confirmation,
  coupon,
  miniCart,
  page,
  summary,
} as const;

// The pages of this area show the same results before the server is asked.
export { orderResults } from '../order-results.ts';

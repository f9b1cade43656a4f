import { address } from './address.ts';
import { cart } from './cart.ts';
import { changes } from './changes.ts';
import { checkout } from './checkout.ts';
import { confirmation } from './confirmation.ts';
import { coupon } from './coupon.ts';
import { mini } from './mini.ts';
import { summary } from './summary.ts';

/** The words of buying; they come with the cart's own pages. */
export const basket = {
  address,
  cart,
  changes,
  checkout,
  confirmation,
  coupon,
  mini,
  summary,
} as const;

// What the server says of coupons and orders, this area sometimes says first.
export { ordering } from '../ordering.ts';

import { applyCouponOperation } from './apply-coupon.ts';
import { checkoutOperation } from './checkout.ts';
import { contact } from './contact.ts';
import type { Operation } from './operation.ts';
import { priceCartOperation } from './price-cart.ts';
import { requestCustomServiceOperation } from './request-custom-service.ts';

/** Every operation that /functions/v1 offers, by its name in the address. */
export const operations: Record<string, Operation> = {
  'apply-coupon': applyCouponOperation,
  checkout: checkoutOperation,
  contact,
  'price-cart': priceCartOperation,
  'request-custom-service': requestCustomServiceOperation,
};

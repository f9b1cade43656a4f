import type { PricedCart } from '#services/pricing/price-cart.server.ts';

/** The amounts of an order before it is placed. */
export type QuoteSummary = Pick<
  PricedCart,
  'subtotal' | 'discount' | 'shipping' | 'payable' | 'currency' | 'couponMessage'
>;

export const toQuoteSummary = (cart: PricedCart): QuoteSummary => ({
  subtotal: cart.subtotal,
  discount: cart.discount,
  shipping: cart.shipping,
  payable: cart.payable,
  currency: cart.currency,
  couponMessage: cart.couponMessage,
});

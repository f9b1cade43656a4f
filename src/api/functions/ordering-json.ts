import type { PlacedOrder } from '#domain/checkout/placed-order.ts';
import type { CartChange, PricedLine } from '#domain/checkout/priced-line.ts';
import type { CheckoutRejection } from '#domain/checkout/rejection.ts';
import type { Totals } from '#domain/checkout/totals.ts';
import type { AppliedCoupon } from '#domain/coupons/coupon.ts';
import type { Locale } from '#i18n/locale.ts';

/** Exact decimals become JSON numbers; two decimals survive the conversion. */
export const totalsJson = ({
  subtotal,
  discount,
  shipping,
  tax,
  taxIncluded,
  total,
  payable,
}: Totals) => ({
  subtotal: Number(subtotal),
  discount: Number(discount),
  shipping: shipping === null ? null : Number(shipping),
  tax: Number(tax),
  tax_included: taxIncluded,
  total: Number(total),
  payable: Number(payable),
});

export const lineJson = (line: PricedLine, locale: Locale) => ({
  product_id: line.productId,
  variant_id: line.variantId,
  slug: line.slug,
  name: line.name[locale],
  options: line.options.map((option) => option[locale]),
  image_url: line.picture,
  unit_price: Number(line.unitPrice),
  quantity: line.quantity,
  wanted: line.wanted,
  line_total: Number(line.lineTotal),
  stock_state: line.state,
  stock_status: line.stockStatus,
  most: line.most,
  made_to_order: line.madeToOrder,
  lead_time_days: line.leadTime,
});

export function changeJson({ productId, variantId, ...change }: CartChange) {
  const piece = { product_id: productId, variant_id: variantId };
  return 'old' in change
    ? { ...piece, ...change, old: Number(change.old), new: Number(change.new) }
    : { ...piece, ...change };
}

export const couponJson = (coupon: AppliedCoupon | null) =>
  coupon && {
    id: coupon.id,
    code: coupon.code,
    discount_type: coupon.type,
    discount_value: Number(coupon.value),
    discount: Number(coupon.discount),
    /** Both empty: for everything. */
    rooms: coupon.limits.rooms,
    product_ids: coupon.limits.products.map(({ id }) => id),
  };

export const orderJson = (order: PlacedOrder) => ({
  id: order.id,
  number: order.number,
  status: order.status,
  ...totalsJson(order),
  currency: order.currency,
  coupon_code: order.couponCode,
  created_at: order.placedAt.toISOString(),
  items: order.items.map((item) => ({
    product_id: item.productId,
    variant_id: item.variantId,
    name: item.name[order.locale],
    sku: item.sku,
    options: item.options.map((option) => option[order.locale]),
    unit_price: Number(item.unitPrice),
    quantity: item.quantity,
    line_total: Number(item.lineTotal),
    made_to_order: item.madeToOrder,
  })),
});

/** Details that let a client correct its request. */
export function rejectionDetails(rejection: CheckoutRejection): object | undefined {
  switch (rejection.reason) {
    case 'out_of_stock': {
      const items = rejection.shortages.map(({ productId, variantId, name, wanted, left }) => ({
        product_id: productId,
        variant_id: variantId,
        name,
        wanted,
        left,
      }));
      return { ...items[0], items };
    }
    case 'price_changed':
      return {
        old: Number(rejection.old),
        new: Number(rejection.new),
        items: rejection.rises.map(({ productId, variantId, name, ...rise }) => ({
          product_id: productId,
          variant_id: variantId,
          name,
          old: Number(rise.old),
          new: Number(rise.new),
        })),
      };
    case 'coupon_refused':
      return { reason: rejection.coupon.code };
    case 'order_too_large':
      return { kind: rejection.kind, limit: Number(rejection.limit) };
    case 'too_many_orders':
      return { scope: rejection.scope, kind: rejection.kind, limit: Number(rejection.limit) };
    default:
      return undefined;
  }
}

import type { WantedItem } from '#domain/checkout/checkout-input.ts';
import {
  type CartChange,
  changesOf,
  mergeWanted,
  pieceKey,
  priceLine,
  type PricedLine,
} from '#domain/checkout/priced-line.ts';
import { subtotalOf, type Totals, totalsOf } from '#domain/checkout/totals.ts';
import type { AppliedCoupon, Coupon, CouponMessage } from '#domain/coupons/coupon.ts';
import { discountOf } from '#domain/coupons/discount.ts';
import { as } from '#platform/database/run-as.server.ts';
import { sayCoupon, type SpokenCoupon } from '../coupons/coupon-words.server.ts';
import { findPendingCoupon, judgeCode } from '../coupons/judge-coupon.server.ts';
import { readPlaces } from '../delivery/places.server.ts';
import type { Who } from '../enquiries/who.ts';
import { selectPieces, toPieces } from './pieces.server.ts';
import { readShopMoney } from './shop-money.server.ts';

export interface CartToPrice {
  /** With `unit_price` as it was seen, the answer tells what has changed since. */
  items: readonly WantedItem[];
  couponCode?: string | null | undefined;
  /** Where to; without it nobody knows what delivery costs. */
  governorate?: string | null | undefined;
  /** Whether a coupon that waits for the customer is put on by itself. */
  applyPending?: boolean;
}

export interface PricedCart extends Totals {
  lines: PricedLine[];
  currency: string;
  coupon: AppliedCoupon | null;
  /** Null when nobody named a coupon. */
  couponMessage: SpokenCoupon | null;
  changes: CartChange[];
}

/** The cart at today's prices and stock. It promises nothing: ordering decides anew, under locks. */
export async function priceCart(cart: CartToPrice, who: Who): Promise<PricedCart> {
  const wanted = mergeWanted(cart.items);
  const [lines, money, shipping] = await Promise.all([
    priceLines(wanted, who),
    readShopMoney(),
    shippingTo(cart.governorate),
  ]);
  const { coupon, message } = await chooseCoupon(cart, subtotalOf(lines), who);
  const seen = new Map(wanted.map((item) => [keyOf(item), item.unit_price]));
  const totals = totalsOf(lines, {
    discount: coupon?.discount ?? '0.00',
    shipping,
    tax: money.tax,
  });
  return {
    ...totals,
    lines,
    currency: money.currency,
    coupon,
    couponMessage: message && sayCoupon(message, who.attempt.locale, money),
    changes: lines.flatMap((line) =>
      changesOf(line, seen.get(pieceKey(line.productId, line.variantId))),
    ),
  };
}

const keyOf = (item: WantedItem) => pieceKey(item.product_id, item.variant_id);

async function priceLines(wanted: readonly WantedItem[], { actor }: Who): Promise<PricedLine[]> {
  if (wanted.length === 0) return [];
  const [rows] = await as(actor).read(selectPieces(wanted));
  const pieces = toPieces(rows);
  return wanted.map((item) => priceLine(pieces.get(keyOf(item)), item));
}

/** Null for no place, and for one that we do not deliver to. */
export async function shippingTo(governorate: string | null | undefined): Promise<string | null> {
  if (!governorate) return null;
  const places = await readPlaces('en');
  return places.find(({ code }) => code === governorate)?.fee ?? null;
}

async function chooseCoupon(
  { couponCode, applyPending }: CartToPrice,
  subtotal: string,
  who: Who,
): Promise<{ coupon: AppliedCoupon | null; message: CouponMessage | null }> {
  if (couponCode) {
    const verdict = await judgeCode(couponCode, subtotal, who);
    if (!verdict.ok) return { coupon: null, message: verdict.refusal };
    return { coupon: applied(verdict.coupon, subtotal), message: { code: 'applied' } };
  }
  const pending = applyPending ? await findPendingCoupon(subtotal, who) : null;
  return pending
    ? { coupon: applied(pending, subtotal), message: { code: 'applied' } }
    : { coupon: null, message: null };
}

const applied = (coupon: Coupon, subtotal: string): AppliedCoupon => ({
  id: coupon.id,
  code: coupon.code,
  type: coupon.type,
  value: coupon.value,
  discount: discountOf(coupon, subtotal),
});

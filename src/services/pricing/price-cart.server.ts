import type { WantedItem } from '#domain/checkout/checkout-input.ts';
import {
  type CartChange,
  changesOf,
  lineWithoutVariant,
  mergeWanted,
  pieceKey,
  priceLine,
  type PricedLine,
} from '#domain/checkout/priced-line.ts';
import { type Totals, totalsOf } from '#domain/checkout/totals.ts';
import type { AppliedCoupon, Coupon, CouponMessage } from '#domain/coupons/coupon.ts';
import { cartDiscount } from '#domain/coupons/discount.ts';
import { reusePlans } from '#platform/database/plan-mode.ts';
import { asActor } from '#platform/database/run-as.server.ts';
import {
  localizeCouponMessage,
  type LocalizedCouponMessage,
} from '../coupons/localize-coupon-message.server.ts';
import { findPendingCoupon, validateCouponCode } from '../coupons/validate-coupon.server.ts';
import { findGovernorate } from '../delivery/governorates.server.ts';
import type { Caller } from '../shared/caller.ts';
import { selectPieces, toPieces, toProductsWithVariants } from './pieces.server.ts';
import { readShopMoney } from './shop-money.server.ts';

export interface CartToPrice {
  /** With `unit_price` as seen, the result lists what has changed. */
  items: readonly WantedItem[];
  couponCode?: string | null | undefined;
  /** The destination, as code or name; without it the delivery fee is unknown. */
  governorate?: string | null | undefined;
  /** Whether to apply a waiting coupon automatically. */
  applyPending?: boolean;
}

export interface PricedCart extends Totals {
  lines: PricedLine[];
  currency: string;
  coupon: AppliedCoupon | null;
  /** Null without a coupon. */
  couponMessage: LocalizedCouponMessage | null;
  changes: CartChange[];
}

/** Prices a cart at current prices and stock. Ordering prices it again, under locks. */
export async function priceCart(cart: CartToPrice, caller: Caller): Promise<PricedCart> {
  const wanted = mergeWanted(cart.items);
  const [lines, money, shipping] = await Promise.all([
    priceLines(wanted, caller),
    readShopMoney(),
    readShippingFee(cart.governorate),
  ]);
  const { coupon, message } = await chooseCoupon(cart, lines, caller);
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
    couponMessage: message && localizeCouponMessage(message, caller.attempt.locale, money),
    changes: lines.flatMap((line) =>
      changesOf(line, seen.get(pieceKey(line.productId, line.variantId))),
    ),
  };
}

const keyOf = (item: WantedItem) => pieceKey(item.product_id, item.variant_id);

async function priceLines(wanted: readonly WantedItem[], { actor }: Caller): Promise<PricedLine[]> {
  if (wanted.length === 0) return [];
  const [, rows] = await asActor(actor).read(reusePlans(), selectPieces(wanted));
  const pieces = toPieces(rows);
  const withVariants = toProductsWithVariants(rows);
  return wanted.map((item) => {
    const product = item.variant_id === null && withVariants.get(item.product_id.toLowerCase());
    return product ? lineWithoutVariant(product, item) : priceLine(pieces.get(keyOf(item)), item);
  });
}

/** Null without a governorate, or if we do not deliver there. */
async function readShippingFee(governorate: string | null | undefined): Promise<string | null> {
  if (!governorate) return null;
  return (await findGovernorate(governorate))?.fee ?? null;
}

async function chooseCoupon(
  { couponCode, applyPending }: CartToPrice,
  lines: readonly PricedLine[],
  caller: Caller,
): Promise<{ coupon: AppliedCoupon | null; message: CouponMessage | null }> {
  if (couponCode) {
    const result = await validateCouponCode(couponCode, lines, caller);
    if (!result.ok) return { coupon: null, message: result.rejection };
    return toApplied(result.coupon, lines);
  }
  const pending = applyPending ? await findPendingCoupon(lines, caller) : null;
  return pending ? toApplied(pending, lines) : { coupon: null, message: null };
}

function toApplied(coupon: Coupon, lines: readonly PricedLine[]) {
  const { id, code, type, value, limits } = coupon;
  const discount = cartDiscount(coupon, lines);
  return {
    coupon: { id, code, type, value, limits, discount },
    message: { code: 'applied', limits } as const,
  };
}

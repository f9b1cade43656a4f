import type { Transaction } from 'kysely';
import type { DB } from '#db/types.ts';
import { pieceKey, type Piece, priceLine, type PricedLine } from '#domain/checkout/priced-line.ts';
import type { CheckoutRejection, PriceRise, Shortage } from '#domain/checkout/rejection.ts';
import { type Totals, totalsOf } from '#domain/checkout/totals.ts';
import { type Coupon, normalizeCouponCode } from '#domain/coupons/coupon.ts';
import { cartDiscount } from '#domain/coupons/discount.ts';
import { compareAmounts, multiply, sum } from '#domain/money.ts';
import { pipeline } from '#platform/database/run-as.server.ts';
import { selectCouponByCode, toCouponWithUsage } from '../coupons/find-coupon.server.ts';
import { validateCoupon } from '../coupons/validate-coupon.server.ts';
import type { Locks } from './locks.server.ts';
import type { OrderDraft } from './order-draft.ts';

export interface PricedOrder {
  lines: PricedLine[];
  totals: Totals;
  coupon: Coupon | null;
}

type RejectedCheckout = { ok: false } & CheckoutRejection;

/** Prices the locked pieces. Locks the coupon until the end of the transaction. */
export async function priceUnderLock(
  trx: Transaction<DB>,
  draft: OrderDraft,
  { pieces, locks }: { pieces: ReadonlyMap<string, Piece>; locks: Locks },
): Promise<({ ok: true } & PricedOrder) | RejectedCheckout> {
  const { wanted, shipping, money } = draft;
  const lines = wanted.map((item) =>
    priceLine(pieces.get(pieceKey(item.product_id, item.variant_id)), item),
  );
  const shortages = lines.filter(({ state }) => state !== 'available').map(toShortage(draft));
  if (shortages.length > 0) return { ok: false, reason: 'out_of_stock', shortages };
  const validated = await validateCouponUnderLock(trx, draft, lines, locks);
  if (!validated.ok) return validated;
  const { coupon } = validated;
  const discount = coupon ? cartDiscount(coupon, lines) : '0.00';
  const totals = totalsOf(lines, { discount, shipping, tax: money.tax });
  return rejectPriceRises(draft, lines, totals) ?? { ok: true, lines, totals, coupon };
}

const toShortage =
  ({ input: { locale } }: OrderDraft) =>
  ({ productId, variantId, name, wanted, quantity: left }: PricedLine): Shortage => ({
    productId,
    variantId,
    name: name[locale],
    wanted,
    left,
  });

async function validateCouponUnderLock(
  trx: Transaction<DB>,
  { input, userId, attempt }: OrderDraft,
  lines: readonly PricedLine[],
  locks: Locks,
): Promise<{ ok: true; coupon: Coupon | null } | RejectedCheckout> {
  if (!input.coupon_code) return { ok: true, coupon: null };
  if (!userId) return { ok: false, reason: 'coupon_refused', coupon: { code: 'login_required' } };
  const code = normalizeCouponCode(input.coupon_code);
  const [row] = await pipeline(
    trx,
    ...locks.coupon(code, userId),
    selectCouponByCode(code, userId),
  );
  const result = validateCoupon(row && toCouponWithUsage(row), userId, lines, attempt);
  return result.ok ? result : { ok: false, reason: 'coupon_refused', coupon: result.rejection };
}

/** Lower prices pass; higher ones need the buyer's consent. */
function rejectPriceRises(
  { input, wanted }: OrderDraft,
  lines: readonly PricedLine[],
  { subtotal, payable }: Totals,
): RejectedCheckout | null {
  const seen = lines.map((line, index) => wanted[index]!.unit_price ?? line.unitPrice);
  const rises = lines.flatMap(({ productId, variantId, name, unitPrice }, index): PriceRise[] => {
    const [old] = [seen[index]!];
    if (compareAmounts(unitPrice, old) <= 0) return [];
    return [{ productId, variantId, name: name[input.locale], old, new: unitPrice }];
  });
  const expected = input.expected_payable;
  if (expected !== undefined && compareAmounts(payable, expected) > 0) {
    return { ok: false, reason: 'price_changed', old: expected, new: payable, rises };
  }
  if (rises.length === 0) return null;
  const old = sum(lines.map(({ quantity }, index) => multiply(seen[index]!, quantity)));
  return { ok: false, reason: 'price_changed', old, new: subtotal, rises };
}

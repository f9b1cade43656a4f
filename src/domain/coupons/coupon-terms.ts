import { numberText } from '../admin/settings/setting-fields.ts';
import { bounds } from '../bounds.ts';
import { compareAmounts, fromCents, readAmount, subtract, toCents } from '../money.ts';
import type { Coupon } from './coupon.ts';
import { couponDiscount } from './discount.ts';

/** The columns that say what a coupon is worth and when, in the order of its form. */
export const couponTermColumns = [
  'discount_type',
  'discount_value',
  'max_discount_amount',
  'min_purchase_amount',
  'rooms',
  'product_ids',
  'starts_at',
  'expires_at',
  'max_uses',
  'is_active',
] as const;

/** What a coupon takes off, and from which subtotal on. */
export type CouponTerms = Pick<Coupon, 'type' | 'value' | 'cap' | 'minimum'>;

export interface ExampleCart {
  cart: string;
  pays: string;
}

/** A cart that shows what the coupon does: above its minimum, and where its cap has an effect. */
export function couponExample(terms: CouponTerms): ExampleCart {
  const cart = roundUp(interestingCart(terms));
  return { cart, pays: subtract(cart, couponDiscount(terms, cart)) };
}

/** In cents. */
const usualCart = 40_000n;
const largestCart = 9_999_999_900n;

function interestingCart({ type, value, cap, minimum }: CouponTerms): bigint {
  const wanted = [minimum === null ? 0n : 2n * toCents(minimum)];
  if (type === 'fixed') wanted.push(4n * toCents(value));
  // A fifth more than the cart from which the cap counts.
  else if (cap !== null) wanted.push((toCents(cap) * 12_000n) / toCents(value));
  const most = wanted.reduce((one, other) => (one > other ? one : other));
  if (most === 0n) return usualCart;
  return most < largestCart ? most : largestCart;
}

/** Two digits and zeros, as people name amounts. */
function roundUp(cents: bigint): string {
  const unit = 10n ** BigInt(Math.max(cents.toString().length - 2, 0));
  return fromCents(((cents + unit - 1n) / unit) * unit);
}

/** The terms that a form holds while it is being filled in; null until they say something. */
export function readTypedTerms(texts: Readonly<Record<string, string>>): CouponTerms | null {
  const type = texts['discount_type'];
  const value = typedAmount(texts['discount_value']);
  if ((type !== 'percentage' && type !== 'fixed') || !value || toCents(value) === 0n) return null;
  if (type === 'percentage' && compareAmounts(value, '100.00') > 0) return null;
  const cap = typedAmount(texts['max_discount_amount']);
  const minimum = typedAmount(texts['min_purchase_amount']);
  return {
    type,
    value,
    cap: type === 'percentage' && cap && toCents(cap) > 0n ? cap : null,
    minimum: minimum && toCents(minimum) > 0n ? minimum : null,
  };
}

/** Up to what a form accepts; null for anything else. */
function typedAmount(text = ''): string | null {
  const amount = readAmount(numberText(text));
  return amount && compareAmounts(amount, bounds.price.most) <= 0 ? amount : null;
}

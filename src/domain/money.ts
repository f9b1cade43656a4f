/** Amounts are exact decimals with two places, as text; never floats. */
const written = /^\d{1,15}\.\d{2}$/;

export function isAmount(text: string): boolean {
  return written.test(text);
}

export function toCents(amount: string): bigint {
  if (!isAmount(amount)) throw new Error(`${amount} is not an amount.`);
  return BigInt(amount.replace('.', ''));
}

export function fromCents(cents: bigint): string {
  if (cents < 0n) throw new Error('An amount is never negative.');
  const digits = cents.toString().padStart(3, '0');
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

export function multiply(amount: string, count: number): string {
  return fromCents(toCents(amount) * BigInt(count));
}

export function sum(amounts: readonly string[]): string {
  return fromCents(amounts.reduce((total, amount) => total + toCents(amount), 0n));
}

/** Throws if the result is negative. */
export function subtract(from: string, amount: string): string {
  return fromCents(toCents(from) - toCents(amount));
}

/** Negative when the first is smaller, zero when equal. */
export function compareAmounts(one: string, other: string): number {
  const difference = toCents(one) - toCents(other);
  return difference === 0n ? 0 : difference < 0n ? -1 : 1;
}

export const isZero = (amount: string): boolean => toCents(amount) === 0n;

export const minAmount = (one: string, other: string): string =>
  compareAmounts(one, other) <= 0 ? one : other;

/** `percent` has two places as well; half a cent counts as one. */
export function percentOf(amount: string, percent: string): string {
  return fromCents((toCents(amount) * toCents(percent) + 5_000n) / 10_000n);
}

/** The tax in an amount that includes it, rounded half up. */
export function includedPart(amount: string, percent: string): string {
  const rate = toCents(percent);
  const whole = 10_000n + rate;
  return fromCents((2n * toCents(amount) * rate + whole) / (2n * whole));
}

/** The discount in whole percent, never more than it is. */
export function percentOff(price: string, originalPrice: string): number {
  const original = toCents(originalPrice);
  return Number(((original - toCents(price)) * 100n) / original);
}

/** The part of an amount in the ratio of `part` to `whole`, rounded half up. */
export function proportionOf(amount: string, part: string, whole: string): string {
  const total = toCents(whole);
  if (total === 0n) return fromCents(0n);
  return fromCents((2n * toCents(amount) * toCents(part) + total) / (2n * total));
}

/** Parses a number with up to two decimals, or the same as text; otherwise null. */
export function readAmount(amount: number | string): string | null {
  const [, whole, , cents = ''] = String(amount).match(/^(\d{1,13})(\.(\d{1,2}))?$/) ?? [];
  return whole === undefined ? null : `${BigInt(whole)}.${cents.padEnd(2, '0')}`;
}

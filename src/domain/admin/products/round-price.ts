import { fromCents, toCents } from '../../money.ts';

export const roundings = ['none', 'whole', 'five', 'ten', 'nine', 'ninety_nine'] as const;
export type Rounding = (typeof roundings)[number];

/** Rounded prices are those of a series: every `step` cents, beginning at `first`. */
const series: Record<Rounding, { step: bigint; first: bigint }> = {
  none: { step: 1n, first: 1n },
  whole: { step: 100n, first: 100n },
  five: { step: 500n, first: 500n },
  ten: { step: 1_000n, first: 1_000n },
  /** 9, 19, 29 … */
  nine: { step: 1_000n, first: 900n },
  /** 0.99, 1.99 … */
  ninety_nine: { step: 100n, first: 99n },
};

const highest = 999_999_999_999n;

/** The nearest price of the series, the higher one of two; never zero, and never too high to be stored. */
export function roundPrice(amount: string, rounding: Rounding): string {
  const { step, first } = series[rounding];
  const cents = toCents(amount);
  if (cents <= first) return fromCents(first);
  const below = first + ((cents - first) / step) * step;
  const isUp = (cents - below) * 2n >= step && below + step <= highest;
  return fromCents(isUp ? below + step : below);
}

/** The highest price of the series below a price; null when the series has no such price. */
export function roundBelow(limit: string, rounding: Rounding): string | null {
  const { step, first } = series[rounding];
  const cents = toCents(limit);
  if (cents <= first) return null;
  return fromCents(first + ((cents - 1n - first) / step) * step);
}

import { fromCents, toCents } from '../money.ts';

/** What an average sale is worth; null without any. Half a cent counts as one. */
export function averageOf(amount: string, count: number): string | null {
  if (count === 0) return null;
  const many = BigInt(count);
  return fromCents((2n * toCents(amount) + many) / (2n * many));
}

/** Percent with one decimal, a figure to show; null of nothing. */
export function shareOf(part: number, whole: number): number | null {
  return whole > 0 ? Math.round((part / whole) * 1000) / 10 : null;
}

/** Of the orders that reached the door, the percentage that was refused there. */
export const refusedShare = (sums: { delivered: number; refused: number; returned: number }) =>
  shareOf(sums.refused, sums.delivered + sums.refused + sums.returned);

import { percentOf, subtract, sum } from '../money.ts';

export interface TaxRule {
  mode: 'included' | 'exclusive';
  /** Percent, with two places. */
  rate: string;
}

interface Charged {
  discount: string;
  /** Null while the destination is unknown. */
  shipping: string | null;
  tax: TaxRule;
}

/** Amounts are exact decimals. */
export interface Totals {
  subtotal: string;
  discount: string;
  total: string;
  shipping: string | null;
  tax: string;
  taxIncluded: boolean;
  /** The amount that the courier collects; without a destination, before delivery. */
  payable: string;
}

/** Included tax is part of the prices, so nothing is added. */
export function totalsOf(
  lines: readonly { lineTotal: string }[],
  { discount, shipping, tax: { mode, rate } }: Charged,
): Totals {
  const subtotal = subtotalOf(lines);
  const total = subtract(subtotal, discount);
  const taxIncluded = mode === 'included';
  const tax = taxIncluded ? '0.00' : percentOf(total, rate);
  const payable = sum([total, shipping ?? '0.00', tax]);
  return { subtotal, discount, total, shipping, tax, taxIncluded, payable };
}

export const subtotalOf = (lines: readonly { lineTotal: string }[]): string =>
  sum(lines.map(({ lineTotal }) => lineTotal));

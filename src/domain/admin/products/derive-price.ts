import { compareAmounts, percentOf, readAmount, subtract, sum } from '../../money.ts';
import { plainNumber } from './paste-cells.ts';

/** The price of a variant from that of the product: `percent` more, or less when it is negative. */
export function derivePrice(base: string, typedPercent: string): string | null {
  const price = readAmount(plainNumber(base));
  const [, sign = '', typed = ''] =
    /^([+-]?)(.*)$/.exec(plainNumber(typedPercent).replace(/[%٪]$/, '')) ?? [];
  const percent = readAmount(typed || '0');
  if (price === null || percent === null || compareAmounts(percent, '1000.00') > 0) return null;
  const part = percentOf(price, percent);
  if (sign !== '-') return sum([price, part]);
  return compareAmounts(part, price) >= 0 ? null : subtract(price, part);
}

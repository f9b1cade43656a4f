import { toWesternDigits } from '../digits.ts';

const written = /^\d{1,9}(?:\.\d{1,2})?$/;

/** Parses a typed price, in Western or Arabic digits, to cents; undefined if it is not a price. */
export function readPrice(text: string | null): number | undefined {
  const plain = toWesternDigits(text ?? '')
    .replaceAll('٫', '.')
    .replace(/[\s,٬$\u200e\u200f]/g, '');
  if (!written.test(plain)) return undefined;
  const [whole = '', fraction = ''] = plain.split('.');
  return Number(whole) * 100 + Number(fraction.padEnd(2, '0')) || undefined;
}

/** Formats cents without decimals if they are zero. */
export function writePrice(cents: number): string {
  const whole = Math.floor(cents / 100);
  const rest = cents % 100;
  return rest === 0 ? `${whole}` : `${whole}.${String(rest).padStart(2, '0')}`;
}

/** Uniform over 0 … limit − 1. */
type Draw = (limit: number) => number;

/** Without I, O, 0 and 1, which are mistaken for each other. */
const alphabet = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';

/** A code that cannot be guessed, after a prefix such as RAMADAN-. */
export function drawCouponCode(draw: Draw, prefix = '', length = 8): string {
  return prefix + Array.from({ length }, () => alphabet[draw(alphabet.length)]!).join('');
}

/** Different codes with one prefix. */
export function drawCouponCodes(draw: Draw, prefix: string, count: number): string[] {
  const codes = new Set<string>();
  while (codes.size < count) codes.add(drawCouponCode(draw, prefix));
  return [...codes];
}

/** Latin letters, digits and hyphens: what people can type on any keyboard and read out on the phone. */
export const isCouponCode = (code: string): boolean =>
  /^[A-Z0-9](?:[A-Z0-9_-]{1,38}[A-Z0-9])$/.test(code);

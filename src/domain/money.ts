/** Amounts are exact decimals with two places, written as text; no float ever holds one. */
const written = /^\d{1,10}\.\d{2}$/;

export function isAmount(text: string): boolean {
  return written.test(text);
}

function toCents(amount: string): bigint {
  if (!isAmount(amount)) throw new Error(`${amount} is not an amount.`);
  return BigInt(amount.replace('.', ''));
}

function fromCents(cents: bigint): string {
  const digits = cents.toString().padStart(3, '0');
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

export function multiply(amount: string, count: number): string {
  return fromCents(toCents(amount) * BigInt(count));
}

export function sum(amounts: readonly string[]): string {
  return fromCents(amounts.reduce((total, amount) => total + toCents(amount), 0n));
}

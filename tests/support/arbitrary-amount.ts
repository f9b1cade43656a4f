import fc from 'fast-check';

export const asAmount = (cents: number): string =>
  `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`;

export const asCents = (amount: string): number => Number(amount.replace('.', ''));

/** An exact decimal between nothing and a million. */
export const amounts: fc.Arbitrary<string> = fc.integer({ min: 0, max: 100_000_000 }).map(asAmount);

/**
 * What stored numbers may be, for forms, files and clients. The database has the same bounds as
 * constraints, so that a sum of a thousand rows fits into its column; `db/tests/bounds.test.ts` compares
 * both.
 */
export const bounds = {
  /** Of a piece, a coupon, a minimum purchase. */
  price: { least: '0.01', most: '9999999.99' },
  deliveryFee: { least: '0.00', most: '100000.00' },
  /** Of a whole order. */
  orderAmount: { least: '0.00', most: '999999999.99' },
  percentage: { least: '0.00', most: '100.00' },
  /** Kilogrammes. */
  weight: { least: '0.01', most: '9999.99' },
  /** Square metres of a project. */
  area: { least: '0.01', most: '1000000.00' },
  /** Centimetres. */
  length: { least: 1, most: 2000 },
  /** Pieces that one count or one form may name. */
  countedPieces: { least: 0, most: 100_000 },
  lowStock: { least: 0, most: 10_000 },
  warrantyYears: { least: 0, most: 50 },
  leadDays: { least: 0, most: 365 },
  roadDays: { least: 0, most: 60 },
  couponUses: { least: 1, most: 10_000_000 },
  /** Orders or pieces of a limit against abuse. */
  limit: { least: 1, most: 1_000_000 },
  limitHours: { least: 1, most: 2160 },
  proofBits: { least: 1, most: 24 },
} as const;

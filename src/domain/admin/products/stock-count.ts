import { z } from 'zod';
import { bounds } from '../../bounds.ts';
import { singleLine } from '../../identity/account-forms.ts';
import { wholeNumber, wholeWithin } from '../settings/setting-fields.ts';
import { optional } from './product-fields.ts';

/** Why staff change a quantity; the values of `stock_movements.reason`. */
export const countReasons = [
  'counted',
  'supplied',
  'damaged',
  'lost',
  'found',
  'exhibited',
  'other',
] as const;
export type CountReason = (typeof countReasons)[number];

const optionalId = z
  .string()
  .regex(/^$|^[0-9a-f-]{36}$/)
  .optional()
  .transform((id) => id || null);

/** A count as its form sends it: what lies there now, and what the page showed. */
export const countInput = z.object({
  product: z.uuid(),
  variant: optionalId,
  counted: wholeWithin(bounds.countedPieces),
  seen: optional(wholeNumber(0, 1_000_000)),
  reason: z.enum(countReasons, 'required'),
  note: singleLine(500).optional().default(''),
});

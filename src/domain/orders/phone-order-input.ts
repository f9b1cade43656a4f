import { z } from 'zod';
import { orderAddress } from '../checkout/address.ts';
import {
  couponCode,
  notesForDelivery,
  wantedItem,
  type WantedItem,
} from '../checkout/checkout-input.ts';
import { noEmail } from '../checkout/no-email.ts';
import { emailAddress } from '../identity/account-forms.ts';

/** Two lists of equal length, as the form sends them. */
const pieceLists = {
  piece: z.array(z.string()).default([]),
  quantity: z.array(z.string()).default([]),
};

/** What a caller orders: fields of the address, and pieces as two lists. */
export const phoneOrderInput = orderAddress.extend({
  ...pieceLists,
  key: z.uuid('invalid'),
  /** Callers may have none. */
  email: z.union([z.literal('').transform(() => noEmail), emailAddress]),
  locale: z.enum(['en', 'ar'], 'required'),
  coupon: couponCode
    .trim()
    .optional()
    .transform((code) => code || null),
  notes: notesForDelivery,
  expected_payable: z.string().max(20).optional(),
});
export type PhoneOrderInput = z.output<typeof phoneOrderInput>;

/** `product` or `product:variant`. */
export const pieceName = (productId: string, variantId: string | null): string =>
  variantId ? `${productId}:${variantId}` : productId;

/** Reads the two lists; what is no piece, or zero, is left out. */
export function wantedOf(pieces: readonly string[], quantities: readonly string[]): WantedItem[] {
  return pieces.flatMap((piece, index) => {
    const [product_id, variant_id = null] = piece.split(':');
    const quantity = Number(quantities[index] ?? '1');
    const read = wantedItem.safeParse({ product_id, variant_id, quantity });
    return read.success ? [read.data] : [];
  });
}

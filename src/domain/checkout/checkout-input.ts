import { z } from 'zod';
import { readAmount } from '../money.ts';
import { orderAddress } from './address.ts';

/** An upper limit for one line; stock limits it further. */
const maxPieces = 999;
const maxLines = 100;

/** A number or text; becomes an exact decimal. */
const amount = z.union([z.number(), z.string()], 'invalid_amount').transform((input, context) => {
  const read = readAmount(input);
  if (read !== null) return read;
  context.addIssue({ code: 'custom', message: 'invalid_amount' });
  return z.NEVER;
});

export const wantedItem = z.strictObject({
  product_id: z.uuid('invalid'),
  variant_id: z
    .uuid('invalid')
    .nullish()
    .transform((id) => id ?? null),
  quantity: z.int('invalid').min(1, 'invalid').max(maxPieces, 'too_many'),
  /** The price that the buyer saw: a higher one is not charged without consent. */
  unit_price: amount.optional(),
});
export type WantedItem = z.infer<typeof wantedItem>;

export const wantedItems = z.array(wantedItem, 'invalid').max(maxLines, 'too_many');

export const couponCode = z.string('required').max(80, 'too_long');

/** What the buyer wants the crew to know. */
export const notesForDelivery = z
  .string('invalid')
  .trim()
  .max(2000, 'too_long')
  .overwrite((text) => text.toWellFormed().replace(/[^\P{Cc}\t\n\r]+/gu, ' '))
  .nullish()
  .transform((text) => text || null);

/** The body of a checkout, for the page's form and for API clients. */
export const checkoutInput = z
  .strictObject({
    /** Idempotency key: the same key never creates a second order. */
    key: z.uuid('invalid'),
    items: wantedItems,
    address_id: z.uuid('invalid').nullish(),
    address: orderAddress.nullish(),
    payment_method: z.literal('cash_on_delivery', 'invalid_choice'),
    coupon_code: couponCode.nullish(),
    notes: notesForDelivery,
    locale: z.enum(['en', 'ar'], 'invalid_choice'),
    /** The amount that the buyer agreed to pay. */
    expected_payable: amount.optional(),
  })
  .refine(({ address, address_id }) => !(address && address_id), {
    error: 'invalid_choice',
    path: ['address_id'],
  });
export type CheckoutInput = z.infer<typeof checkoutInput>;

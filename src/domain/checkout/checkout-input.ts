import { z } from 'zod';
import { readAmount } from '../money.ts';
import { orderAddress } from './address.ts';

/** More of one piece than any order of furniture; the stock decides below it. */
const maxPieces = 999;
const maxLines = 100;

/** An amount as programs write it; an exact decimal afterwards. */
const amount = z.union([z.number(), z.string()], 'invalid_amount').transform((given, context) => {
  const read = readAmount(given);
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
  /** What the buyer saw: a price that has risen since is not charged without asking. */
  unit_price: amount.optional(),
});
export type WantedItem = z.infer<typeof wantedItem>;

export const wantedItems = z.array(wantedItem, 'invalid').max(maxLines, 'too_many');

export const couponCode = z.string('required').max(80, 'too_long');

/** The one body of a checkout, whether the page's own form or another client sends it. */
export const checkoutInput = z
  .strictObject({
    /** Names the attempt: sent again, it is the same order and not another one. */
    key: z.uuid('invalid'),
    items: wantedItems,
    address_id: z.uuid('invalid').nullish(),
    address: orderAddress.nullish(),
    payment_method: z.literal('cash_on_delivery', 'invalid_choice'),
    coupon_code: couponCode.nullish(),
    notes: z
      .string('invalid')
      .trim()
      .max(2000, 'too_long')
      .overwrite((text) => text.toWellFormed().replace(/[^\P{Cc}\t\n\r]+/gu, ' '))
      .nullish()
      .transform((text) => text || null),
    locale: z.enum(['en', 'ar'], 'invalid_choice'),
    /** What the buyer agreed to hand to the courier. */
    expected_payable: amount.optional(),
  })
  .refine(({ address, address_id }) => !(address && address_id), {
    error: 'invalid_choice',
    path: ['address_id'],
  });
export type CheckoutInput = z.infer<typeof checkoutInput>;

import { z } from 'zod';
import { orderAddress } from '../checkout/address.ts';
import { singleLine } from '../identity/account-forms.ts';

/** More than anyone needs; keeps the list bounded. */
export const maxAddresses = 20;

/** A saved address: the address of an order with a label. */
export const savedAddress = z.object({
  ...orderAddress.omit({ email: true }).shape,
  label: singleLine(60)
    .nullish()
    .transform((text) => text || null),
  is_default: z
    .string()
    .optional()
    .transform((value) => value === 'yes'),
});
export type SavedAddress = z.infer<typeof savedAddress>;

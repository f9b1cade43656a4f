import { z } from 'zod';
import { orderAddress } from '../checkout/address.ts';
import { singleLine } from '../identity/account-forms.ts';

/** Nobody has more doors than this; a list that grows without end serves nobody. */
export const maxAddresses = 20;

/** What a customer keeps for the next order: the address of an order, under a name of its own. */
export const savedAddress = z.object({
  ...orderAddress.omit({ email: true }).shape,
  label: singleLine(60)
    .nullish()
    .transform((text) => text || null),
  is_default: z
    .string()
    .optional()
    .transform((given) => given === 'yes'),
});
export type SavedAddress = z.infer<typeof savedAddress>;

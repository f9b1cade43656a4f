import { z } from 'zod';
import { toWesternDigits } from '../digits.ts';
import { phone } from '../identity/account-forms.ts';

const digitsOfDate = 6;

/** The number as it is stored, such as 261115-10033, however it was typed; null if it cannot be one. */
export function normalizeOrderNumber(typed: string): string | null {
  const digits = toWesternDigits(typed).replace(/[\s\-‐‑–—_/#\u200e\u200f\u2066-\u2069]/g, '');
  if (!/^\d{7,18}$/.test(digits)) return null;
  return `${digits.slice(0, digitsOfDate)}-${digits.slice(digitsOfDate)}`;
}

export const findOrderInput = z.object({
  number: z
    .string('required')
    .trim()
    .min(1, 'required')
    .transform((typed, context) => {
      const number = normalizeOrderNumber(typed);
      if (number) return number;
      context.addIssue({ code: 'custom', message: 'invalid_order_number' });
      return z.NEVER;
    }),
  phone,
});
export type FindOrderInput = z.infer<typeof findOrderInput>;

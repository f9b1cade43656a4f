import { z } from 'zod';
import { singleLine } from '../identity/account-forms.ts';

const percent = z
  .string()
  .trim()
  .regex(/^\d{1,3}$/, 'invalid_number')
  .transform(Number)
  .refine((value) => value <= 100, 'out_of_range');

/** What staff write about a picture of the library. */
export const pictureInput = z.object({
  alt_en: singleLine(300),
  alt_ar: singleLine(300),
  focal_x: percent,
  focal_y: percent,
});

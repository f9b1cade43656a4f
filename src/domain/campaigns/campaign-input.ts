import { z } from 'zod';
import { emptyableProse, filledLine } from '../admin/records/record-fields.ts';
import { onOrOff, wholeNumber } from '../admin/settings/setting-fields.ts';
import { categories } from '../catalog/category.ts';
import { audienceInterests } from './campaign.ts';
import { emptyableOwnPath } from './own-path.ts';
import { isWithoutPlaceholder } from './placeholder.ts';

const emptyableChoice = (values: readonly string[]) =>
  z
    .string()
    .refine((typed) => typed === '' || values.includes(typed), 'invalid_choice')
    .transform((typed) => typed || null);

/** Those whose language it is; null for both. */
export const audienceLanguage = emptyableChoice(['en', 'ar']);

/** Also the subject of a mail, which is one line. */
export const campaignTitle = filledLine(150).refine(isWithoutPlaceholder, 'placeholder');
const campaignBody = emptyableProse(2000).refine(isWithoutPlaceholder, 'placeholder');

/** What marketing writes and to whom. Names are those of the columns. */
export const campaignInput = z.object({
  category_id: z.guid('required'),
  title: campaignTitle,
  title_ar: campaignTitle,
  body: campaignBody,
  body_ar: campaignBody,
  link_url: emptyableOwnPath,
  by_notice: onOrOff,
  by_mail: onOrOff,
  audience_language: audienceLanguage,
  audience_governorate: z
    .string()
    .regex(/^[a-z_-]{0,40}$/, 'invalid_choice')
    .transform((code) => code || null),
  audience_interest: emptyableChoice(audienceInterests),
  audience_room: emptyableChoice(categories),
  audience_product: z
    .union([z.guid(), z.literal('')], 'invalid_choice')
    .transform((id) => id || null),
  audience_level: z.union([z.literal('').transform(() => null), wholeNumber(1, 1000)]),
});

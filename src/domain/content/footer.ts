import { z } from 'zod';
import { rowsInput } from '../admin/forms/rows-input.ts';
import { onOrOff } from '../admin/settings/setting-fields.ts';
import { singleLine } from '../identity/account-forms.ts';

const optionalLine = (longest: number) => singleLine(longest).transform((text) => text || null);

const optionalText = (longest: number) =>
  z
    .string()
    .trim()
    .max(longest, 'too_long')
    .transform((text) => text || null);

/** New rows have an empty id. */
const socialLink = z.object({
  id: z.string(),
  platform: z
    .string()
    .trim()
    .toLowerCase()
    .min(1, 'required')
    .regex(/^[a-z]{0,30}$/, 'invalid_slug'),
  label: singleLine(60).min(1, 'required'),
  label_ar: optionalLine(60),
  url: singleLine(500).regex(/^https:\/\/[^\s/]+\.[^\s]+$/, 'invalid_url'),
  active: z.union([z.boolean(), z.string().transform((text) => text === 'true')]),
  display_order: z.number().optional(),
});
export type SocialLinkInput = z.infer<typeof socialLink>;

/** The footer, as its form sends it. */
export const footerInput = z.object({
  tagline: optionalLine(160),
  tagline_ar: optionalLine(160),
  about: optionalText(600),
  about_ar: optionalText(600),
  copyright: optionalLine(160),
  copyright_ar: optionalLine(160),
  show_newsletter: onOrOff,
  links: rowsInput(socialLink, { max: 20 }),
});

/** English names of the fields that exist in both languages. */
export const footerBilingual = ['tagline', 'about', 'copyright'] as const;

import { z } from 'zod';
import { singleLine } from '../identity/account-forms.ts';
import { maxDescription, maxTitle } from './public-pages.ts';

export const robotsValues = ['index, follow', 'noindex, follow', 'noindex, nofollow'] as const;
export type Robots = (typeof robotsValues)[number];

/** Empty is null: the page then says what it says by itself. */
const optionalLine = (longest: number) => singleLine(longest).transform((typed) => typed || null);

/** A picture of our own or of another site. */
const pictureAddress = optionalLine(500).refine(
  (typed) => typed === null || /^(https:\/\/[^\s/]+\.[^\s]+|\/(?!\/)[^\s]+)$/.test(typed),
  'invalid_link',
);

/** Columns of `seo_settings`, as a form sends them. */
export const seoTextsInput = z.object({
  title: optionalLine(maxTitle),
  title_ar: optionalLine(maxTitle),
  description: optionalLine(maxDescription),
  description_ar: optionalLine(maxDescription),
  keywords: optionalLine(300),
  keywords_ar: optionalLine(300),
  robots: z.enum(robotsValues, 'required'),
  og_image_url: pictureAddress,
});

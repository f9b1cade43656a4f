import { z } from 'zod';
import { emptyableRichText } from '../admin/records/record-fields.ts';
import { audienceLanguage, campaignTitle } from './campaign-input.ts';
import { newsletterBlocksInput } from './newsletter-blocks.ts';
import { isWithoutPlaceholder } from './placeholder.ts';

/** A newsletter as its form sends it. Names are those of the columns. */
export const newsletterRecordInput = z.object({
  title: campaignTitle,
  title_ar: campaignTitle,
  audience_language: audienceLanguage,
  body: emptyableRichText(8000).refine(isWithoutPlaceholder, 'placeholder'),
  body_ar: emptyableRichText(8000).refine(isWithoutPlaceholder, 'placeholder'),
  blocks: newsletterBlocksInput,
});

/** What makes a new campaign a newsletter. */
export const newNewsletterRecordInput = newsletterRecordInput.extend({
  kind: z
    .string()
    .optional()
    .transform(() => 'newsletter'),
  by_notice: z
    .string()
    .optional()
    .transform(() => false),
  by_mail: z
    .string()
    .optional()
    .transform(() => true),
});

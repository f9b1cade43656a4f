import { z } from 'zod';
import { toWesternDigits } from '../digits.ts';
import { emailAddress, phone } from '../identity/account-forms.ts';
import { oneOf, optionalText, requiredLine } from './fields.ts';
import { budgetRanges, projectTypes, serviceTypes, styles, timelines } from './options.ts';

const largestArea = 100_000;
const maxUrls = 10;
const longestUrl = 500;

/**
 * Square metres in Western or Arabic digits, with a point, comma or Arabic decimal sign; empty is
 * null.
 */
const houseArea = z
  .string()
  .optional()
  .transform((typed, context) => {
    const text = toWesternDigits(typed ?? '')
      .trim()
      .replace(/[,٫]/, '.');
    if (!text) return null;
    const area = /^\d{1,6}(\.\d{1,2})?$/.test(text) ? Number(text) : 0;
    if (area > 0 && area <= largestArea) return text;
    context.addIssue({ code: 'custom', message: 'invalid_area' });
    return z.NEVER;
  });

/** One per line; https:// is added where it is missing. */
const referenceUrls = z
  .string()
  .optional()
  .transform((typed, context) => {
    const urls = (typed ?? '')
      .split(/\s*[\r\n]+\s*/)
      .map((each) => each.trim())
      .filter(Boolean)
      .map((each) => (/^https?:\/\//i.test(each) ? each : `https://${each}`));
    const problem = urls.length > maxUrls ? 'too_many_urls' : !urls.every(isWebAddress);
    if (!problem) return urls;
    context.addIssue({ code: 'custom', message: problem === true ? 'invalid_url' : problem });
    return z.NEVER;
  });

function isWebAddress(text: string): boolean {
  const url = URL.parse(text);
  return text.length <= longestUrl && !!url && !url.username && /[^.]\.[^.]/.test(url.hostname);
}

/** A single style may be sent without a list. */
const chosenStyles = z
  .preprocess((value) => (typeof value === 'string' ? [value] : value), z.unknown())
  .pipe(z.array(z.enum(styles, 'invalid_choice'), 'invalid_choice').max(styles.length, 'too_long'))
  .optional()
  .transform((values) => [...new Set(values ?? [])]);

export const customServiceInput = z.strictObject({
  project_title: requiredLine,
  full_name: requiredLine,
  email: emailAddress,
  phone,
  service_type: oneOf(serviceTypes),
  budget_range: oneOf(budgetRanges),
  project_type: oneOf(projectTypes),
  house_area: houseArea,
  preferred_timeline: oneOf(timelines),
  style_preferences: chosenStyles,
  reference_urls: referenceUrls,
  message: optionalText,
});
export type CustomServiceInput = z.infer<typeof customServiceInput>;

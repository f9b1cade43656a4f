import { z } from 'zod';
import { bounds } from '../../bounds.ts';
import { singleLine } from '../../identity/account-forms.ts';
import { filledLine } from '../records/record-fields.ts';
import { amountWithin, wholeWithin } from '../settings/setting-fields.ts';

/** Fields of the product form, from what was typed to what the database stores. */

/** Texts of a product in both languages, by their English names. */
export const productBilingual = [
  'name',
  'description',
  'story',
  'workshop',
  'care_instructions',
  'origin',
] as const;

/** An empty field is null; anything else follows the rule. */
export const optional = <Rule extends z.ZodType<unknown, string>>(rule: Rule) =>
  z.string().transform((typed, context): z.output<Rule> | null => {
    if (typed.trim() === '') return null;
    const parsed = rule.safeParse(typed);
    if (parsed.success) return parsed.data;
    for (const { message } of parsed.error.issues) context.addIssue(message);
    return z.NEVER;
  });

export const price = amountWithin(bounds.price);
export const optionalPrice = optional(price);
export const optionalWhole = (within: { least: number; most: number }) =>
  optional(wholeWithin(within));

/** Width, depth or height of a piece, and its kilograms, as the database accepts them. */
export const optionalCentimetres = optionalWhole(bounds.length);
export const optionalKilograms = optional(amountWithin(bounds.weight));

export const sku = filledLine(60);

/** Texts between commas of either script. */
export const textList = singleLine(600).transform((typed) => [
  ...new Set(
    typed
      .split(/[,،]/)
      .map((text) => text.trim())
      .filter(Boolean),
  ),
]);

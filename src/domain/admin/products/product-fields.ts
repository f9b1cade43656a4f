import { z } from 'zod';
import { singleLine } from '../../identity/account-forms.ts';
import { filledLine } from '../records/record-fields.ts';
import { amountBetween, wholeNumber } from '../settings/setting-fields.ts';

/** Fields of the product form, from what was typed to what the database stores. */

/** An empty field is null; anything else follows the rule. */
export const optional = <Rule extends z.ZodType<unknown, string>>(rule: Rule) =>
  z.string().transform((typed, context): z.output<Rule> | null => {
    if (typed.trim() === '') return null;
    const parsed = rule.safeParse(typed);
    if (parsed.success) return parsed.data;
    for (const { message } of parsed.error.issues) context.addIssue(message);
    return z.NEVER;
  });

export const price = amountBetween('0.01', '9999999.99');
export const optionalPrice = optional(price);
export const optionalWhole = (least: number, greatest: number) =>
  optional(wholeNumber(least, greatest));

/** Width, depth or height of a piece, and its kilograms, as the database accepts them. */
export const optionalCentimetres = optionalWhole(1, 2000);
export const optionalKilograms = optional(amountBetween('0.01', '9999.99'));

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

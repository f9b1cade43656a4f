import { z } from 'zod';
import { toWesternDigits } from '../../digits.ts';
import { singleLine } from '../../identity/account-forms.ts';
import { compareAmounts, readAmount } from '../../money.ts';

/** Fields of forms in the back office. Their messages are problem codes; digits may be Arabic. */

/** An address on the web; empty is null. */
export const optionalHttpsUrl = singleLine(500)
  .refine((typed) => typed === '' || /^https:\/\/[^\s/]+\.[^\s]+$/.test(typed), 'invalid_url')
  .transform((typed) => typed || null);

/** A number as people type it: with digits and separators of either script. */
export const numberText = (typed: string): string =>
  toWesternDigits(typed)
    .replaceAll(/[٬,\s]/g, '')
    .replace('٫', '.');

const typedNumber = singleLine(40).transform(numberText);

export const wholeNumber = (least: number, greatest: number) =>
  typedNumber
    .refine((typed) => typed !== '', 'required')
    .refine((typed) => typed === '' || /^-?\d{1,9}$/.test(typed), 'invalid_number')
    .transform(Number)
    .refine(
      (value) => Number.isNaN(value) || (value >= least && value <= greatest),
      'out_of_range',
    );

/** Within one of `bounds`. */
export const wholeWithin = ({ least, most }: { least: number; most: number }) =>
  wholeNumber(least, most);

/** Within one of `bounds`. */
export const amountWithin = ({ least, most }: { least: string; most: string }) =>
  amountBetween(least, most);

/** An exact decimal with two places. */
export const amountBetween = (least: string, greatest: string) =>
  typedNumber.transform((typed, context) => {
    const amount = readAmount(typed);
    if (amount === null) {
      context.addIssue(typed === '' ? 'required' : 'invalid_amount');
      return z.NEVER;
    }
    if (compareAmounts(amount, least) < 0 || compareAmounts(amount, greatest) > 0) {
      context.addIssue('out_of_range');
      return z.NEVER;
    }
    return amount;
  });

/** A checkbox sends `true` or nothing. */
export const onOrOff = z
  .string()
  .optional()
  .transform((sent) => sent === 'true');

import { z } from 'zod';
import { crafts } from '../../catalog/workshop.ts';
import { oneOf } from '../../enquiries/fields.ts';
import { difficulties, prizeTypes } from '../../game/game.ts';
import { singleLine } from '../../identity/account-forms.ts';
import { amountBetween, onOrOff, wholeNumber } from '../settings/setting-fields.ts';
import {
  emptyableLine,
  emptyablePicture,
  emptyableProse,
  filledLine,
  linesOf,
  prose,
} from './record-fields.ts';

/** What staff enter about the game, as their forms send it. Names are those of the columns. */

const options = linesOf(20, 200).refine(
  (lines) => new Set(lines).size === lines.length,
  'repeated_option',
);

export const questionInput = z
  .object({
    question: filledLine(500),
    question_ar: emptyableLine(500),
    options: options.refine(({ length }) => length >= 2 && length <= 6, 'option_count'),
    options_ar: options,
    correct_answer: filledLine(200),
    difficulty_level: oneOf(difficulties),
    category: emptyableLine(100),
    category_ar: emptyableLine(100),
    explanation: prose(1000),
    explanation_ar: emptyableProse(1000),
    craft: z.union([z.literal('').transform(() => null), oneOf(crafts)], 'invalid_choice'),
    is_active: onOrOff,
  })
  .refine((typed) => typed.options.includes(typed.correct_answer), {
    path: ['correct_answer'],
    message: 'not_an_option',
  })
  .refine(
    ({ options: english, options_ar: arabic }) =>
      arabic.length === 0 || arabic.length === english.length,
    { path: ['options_ar'], message: 'other_number_of_options' },
  );

const filledPercentage = amountBetween('1.00', '100.00');

/** Percent off; empty means the usual percentage. */
const percentage = singleLine(10).transform((typed, context) => {
  if (typed === '') return null;
  const read = filledPercentage.safeParse(typed);
  if (read.success) return read.data;
  context.addIssue(read.error.issues[0]!.message);
  return z.NEVER;
});

const prizeFields = z.object({
  name: filledLine(120),
  name_ar: emptyableLine(120),
  type: oneOf(prizeTypes),
  value: percentage,
  image_url: emptyablePicture,
  status_threshold: wholeNumber(0, 10_000),
  active: onOrOff,
});

const onlyCouponsHaveValues = {
  path: ['value'],
  message: 'only_coupons',
};

type PrizeValues = Pick<z.output<typeof prizeFields>, 'type' | 'value'>;
const hasValueOfItsKind = ({ type, value }: PrizeValues) => type === 'coupon' || value === null;

export const prizeInput = prizeFields.refine(hasValueOfItsKind, onlyCouponsHaveValues);

/** Later, restocking and claims change the quantity. */
export const newPrizeInput = prizeFields
  .extend({ quantity: wholeNumber(0, 100_000) })
  .refine(hasValueOfItsKind, onlyCouponsHaveValues);

/** Pieces that are added or, below zero, removed. */
export const restockInput = z.object({
  pieces: wholeNumber(-10_000, 10_000).refine((pieces) => pieces !== 0, 'required'),
});

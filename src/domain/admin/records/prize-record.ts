import { z } from 'zod';
import { oneOf } from '../../enquiries/fields.ts';
import { prizeTypes } from '../../game/game.ts';
import { singleLine } from '../../identity/account-forms.ts';
import { amountBetween, onOrOff, wholeNumber } from '../settings/setting-fields.ts';
import { emptyableLine, emptyablePicture, filledLine } from './record-fields.ts';

const filledPercentage = amountBetween('1.00', '100.00');

/** Percent off; empty means the usual percentage. */
const percentage = singleLine(10).transform((typed, context) => {
  if (typed === '') return null;
  const read = filledPercentage.safeParse(typed);
  if (read.success) return read.data;
  context.addIssue(read.error.issues[0]!.message);
  return z.NEVER;
});

/** A prize of the game, as its form sends it. Names are those of the columns. */
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

import { z } from 'zod';
import { crafts } from '../../catalog/workshop.ts';
import { oneOf } from '../../enquiries/fields.ts';
import { numberText, onOrOff } from '../settings/setting-fields.ts';
import { singleLine } from '../../identity/account-forms.ts';
import {
  emptyableLine,
  emptyablePicture,
  emptyableProse,
  filledLine,
  prose,
  slug,
} from './record-fields.ts';

/** A number within limits, or null for an empty field. */
const emptyableNumber = (least: number, greatest: number, pattern: RegExp) =>
  singleLine(12)
    .transform(numberText)
    .refine((typed) => typed === '' || pattern.test(typed), 'invalid_number')
    .transform((typed) => (typed === '' ? null : Number(typed)))
    .refine(
      (value) => value === null || Number.isNaN(value) || (value >= least && value <= greatest),
      'out_of_range',
    );

const emptyableWhole = (least: number, greatest: number) =>
  emptyableNumber(least, greatest, /^\d{1,4}$/);

/** Degrees with at most four decimals, as text: numeric columns never pass through a float. */
const emptyableDegrees = (least: number, greatest: number) =>
  emptyableNumber(least, greatest, /^\d{1,2}(\.\d{1,4})?$/).transform((value) =>
    value === null ? null : value.toFixed(4),
  );

/** A workshop as its form sends it. Both coordinates or none. */
export const workshopInput = z.object({
  name: filledLine(120),
  name_ar: emptyableLine(120),
  slug,
  craft: oneOf(crafts),
  town: filledLine(80),
  town_ar: emptyableLine(80),
  governorate: filledLine(40),
  latitude: emptyableDegrees(21, 33),
  longitude: emptyableDegrees(24, 38),
  founded: emptyableWhole(1000, 2100),
  generation: emptyableWhole(1, 20),
  story: prose(1500),
  story_ar: emptyableProse(1500),
  image_url: emptyablePicture,
  is_visible: onOrOff,
});

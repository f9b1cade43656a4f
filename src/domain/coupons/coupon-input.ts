import { z } from 'zod';
import { bounds } from '../bounds.ts';
import { categories } from '../catalog/category.ts';
import { fromCairo } from '../cairo-time.ts';
import { emailAddress, singleLine } from '../identity/account-forms.ts';
import { emptyableLine } from '../admin/records/record-fields.ts';
import {
  amountBetween,
  amountWithin,
  onOrOff,
  wholeNumber,
  wholeWithin,
} from '../admin/settings/setting-fields.ts';
import { compareAmounts } from '../money.ts';
import { isCouponCode } from './coupon-code.ts';
import { normalizeCouponCode } from './coupon.ts';

/** What staff enter about coupons, as their forms send it. Names are those of the columns. */

export const discountTypes = ['percentage', 'fixed'] as const;

/** An empty text is null; anything else must pass the field. */
const emptyable = <Field extends z.ZodType<unknown, string>>(field: Field) =>
  z
    .string('required')
    .trim()
    .transform((typed) => typed || null)
    .pipe(field.nullable());

const code = singleLine(60).overwrite(normalizeCouponCode);

/** A moment by the clocks of Cairo, as <input type="datetime-local"> sends it. */
export const cairoMoment = singleLine(30)
  .min(1, 'required')
  .transform((typed, context) => {
    const time = fromCairo(typed);
    if (time) return time.toISOString();
    context.addIssue('invalid_time');
    return z.NEVER;
  });

const entriesOf = (typed: string) => [...new Set(typed.split(/[\s,،]+/).filter(Boolean))];

/** In the order of the shop, whatever was ticked first. */
const rooms = singleLine(200)
  .transform(entriesOf)
  .pipe(z.array(z.enum(categories, 'invalid_room')))
  .transform((wanted) => categories.filter((room) => wanted.includes(room)));

const maxCouponProducts = 200;
const products = singleLine(8000)
  .transform((typed) => entriesOf(typed.toLowerCase()))
  .pipe(z.array(z.guid('unknown_product')).max(maxCouponProducts, 'too_many_products'));

/** The same for a coupon and for a series of codes. */
const termFields = {
  description: emptyableLine(200),
  description_ar: emptyableLine(200),
  discount_type: z.enum(discountTypes, 'required'),
  discount_value: amountWithin(bounds.price),
  max_discount_amount: emptyable(amountWithin(bounds.price)),
  min_purchase_amount: emptyable(amountBetween('0.00', bounds.price.most)),
  rooms: rooms.prefault(''),
  product_ids: products.prefault(''),
  starts_at: cairoMoment,
  expires_at: emptyable(cairoMoment),
  max_uses: emptyable(wholeWithin(bounds.couponUses)),
  is_active: onOrOff,
};

type Terms = z.output<z.ZodObject<typeof termFields>>;

/** Terms that `checkTerms` compares. */
export const relatedTerms = [
  ['discount_type', 'discount_value', 'max_discount_amount'],
  ['starts_at', 'expires_at'],
] as const;

function checkTerms(terms: Terms, context: z.RefinementCtx): void {
  const reject = (field: keyof Terms, message: string) =>
    context.addIssue({ code: 'custom', path: [field], message });
  const { discount_type, discount_value, max_discount_amount, starts_at, expires_at } = terms;
  if (discount_type === 'percentage' && compareAmounts(discount_value, '100.00') > 0) {
    reject('discount_value', 'above_hundred');
  }
  if (discount_type === 'fixed' && max_discount_amount !== null) {
    reject('max_discount_amount', 'cap_of_percentage');
  }
  if (expires_at !== null && expires_at <= starts_at) reject('expires_at', 'end_before_start');
}

const storedCode = code
  .min(1, 'required')
  .refine((typed) => typed === '' || isCouponCode(typed), 'invalid_code');
/** Left empty, the shop draws one. */
const optionalCode = code.refine((typed) => typed === '' || isCouponCode(typed), 'invalid_code');

export const couponInput = z.object({ code: storedCode, ...termFields }).superRefine(checkTerms);

export const newCouponInput = z
  .object({ code: optionalCode, ...termFields, owner_email: emptyable(emailAddress) })
  .superRefine(checkTerms);
export type NewCouponInput = z.output<typeof newCouponInput>;

const maxSeriesCodes = 500;

export const couponSeriesInput = z
  .object({
    /** Drawn when the form is opened, so that sending it twice makes one series. */
    series: z.guid('required'),
    prefix: code.max(20, 'too_long').refine((typed) => /^[A-Z0-9_-]*$/.test(typed), 'invalid_code'),
    count: wholeNumber(2, maxSeriesCodes),
    ...termFields,
  })
  .superRefine(checkTerms);
export type CouponSeriesInput = z.output<typeof couponSeriesInput>;

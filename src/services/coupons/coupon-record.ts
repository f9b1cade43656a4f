import { inCairo } from '#domain/cairo-time.ts';
import { couponInput, newCouponInput } from '#domain/coupons/coupon-input.ts';
import { defineRecord } from '../admin/records/record-source.ts';
import { shortAmount } from '../admin/records/stored-text.ts';

const cairoText = (stored: string) => inCairo(new Date(stored));

const common = {
  kind: 'coupon',
  table: 'coupons',
  title: 'Coupon',
  fieldOfConstraint: { coupons_code_key: 'code', coupons_product_ids_known: 'product_ids' },
  texts: {
    discount_value: shortAmount,
    max_discount_amount: shortAmount,
    min_purchase_amount: shortAmount,
    rooms: (stored: string) => stored.replaceAll('\n', ', '),
    product_ids: (stored: string) => stored.replaceAll('\n', ' '),
    starts_at: cairoText,
    expires_at: cairoText,
  },
} as const;

/** What staff edit of a coupon; `private.may_edit` knows its roles. */
export const couponRecord = defineRecord({ ...common, schema: couponInput });

/** The form of a new one also names the only customer who may use it. */
export const newCouponRecord = defineRecord({ ...common, schema: newCouponInput });

import type { TranslationOf } from '../../../translate.ts';
import type { adminCoupons as english } from '../../en/admin-coupons/index.ts';
import { couponBulk } from './coupon-bulk.ts';
import { couponPage } from './coupon.ts';
import { couponList } from './coupon-list.ts';
import { couponGiving } from './giving.ts';
import { couponSeries } from './series.ts';

export const adminCoupons: TranslationOf<typeof english> = {
  bulk: couponBulk,
  coupon: couponPage,
  couponList,
  giving: couponGiving,
  series: couponSeries,
};

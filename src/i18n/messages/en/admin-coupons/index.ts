import { couponBulk } from './coupon-bulk.ts';
import { couponPage } from './coupon.ts';
import { couponList } from './coupon-list.ts';
import { couponSeries } from './series.ts';

export const adminCoupons = {
  bulk: couponBulk,
  coupon: couponPage,
  couponList,
  series: couponSeries,
} as const;

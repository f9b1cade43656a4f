import { couponList } from './coupon-list.ts';

export const adminCoupons = {
  couponList,
} as const;

import type { TranslationOf } from '../../../translate.ts';
import type { adminCoupons as english } from '../../en/admin-coupons/index.ts';
import { couponList } from './coupon-list.ts';

export const adminCoupons: TranslationOf<typeof english> = {
  couponList,
};

import { idOf } from '../ids.ts';
import { dollars } from '../money.ts';
import { type Rows, rowsOf } from '../rows.ts';
import type { Text } from '../text.ts';
import { daysBefore } from '../time.ts';

type CouponSeed = {
  code: string;
  text: Text;
  type: 'percentage' | 'fixed';
  /** Percent, or whole dollars. */
  value: number;
  cap?: number;
  minimum?: number;
  /** Days from the seed date; negative is past. */
  startsIn: number;
  expiresIn?: number;
  maxUses?: number;
};

/** One coupon for each result of a check. */
const coupons: readonly CouponSeed[] = [
  {
    code: 'WELCOME10',
    text: ['Ten percent off your first order, up to $100', 'خصم ١٠٪ على أول طلب بحد أقصى ١٠٠ دولار'],
    type: 'percentage',
    value: 10,
    cap: 100,
    startsIn: -400,
  },
  {
    code: 'NILE50',
    text: ['$50 off orders from $300', 'خصم ٥٠ دولارًا على الطلبات من ٣٠٠ دولار'],
    type: 'fixed',
    value: 50,
    minimum: 300,
    startsIn: -120,
    expiresIn: 365,
  },
  {
    code: 'LANTERN15',
    text: ['Fifteen percent for the season of lanterns', 'خصم ١٥٪ في موسم الفوانيس'],
    type: 'percentage',
    value: 15,
    startsIn: -200,
    expiresIn: -170,
  },
  {
    code: 'HARVEST20',
    text: ['Twenty percent at the olive harvest', 'خصم ٢٠٪ في موسم جني الزيتون'],
    type: 'percentage',
    value: 20,
    cap: 250,
    startsIn: 30,
    expiresIn: 60,
  },
  {
    code: 'FOUNDERS',
    text: ['$25 for the first two friends of the house', 'خصم ٢٥ دولارًا لأول عميلين من أصدقاء الدار'],
    type: 'fixed',
    value: 25,
    startsIn: -420,
    maxUses: 2,
  },
];

/** Further coupons of the demo's year: one ends within days. */
const couponsOfTheYear: readonly CouponSeed[] = [
  {
    code: 'NEWHOME10',
    text: ['Ten percent for a new home', 'خصم ١٠٪ لبيت جديد'],
    type: 'percentage',
    value: 10,
    cap: 150,
    startsIn: -60,
    expiresIn: 5,
  },
  {
    code: 'SPRING30',
    text: ['$30 off in spring', 'خصم ٣٠ دولارًا في الربيع'],
    type: 'fixed',
    value: 30,
    minimum: 200,
    startsIn: -260,
    expiresIn: -215,
    maxUses: 60,
  },
];

const orNull = (whole: number | undefined): string | null =>
  whole === undefined ? null : dollars(whole);

export const couponId = (code: string): string => idOf('coupon', code);

export const couponRows = (now: Date): Rows[] => rowsOfCoupons(coupons, now);
export const couponRowsOfTheYear = (now: Date): Rows[] => rowsOfCoupons(couponsOfTheYear, now);

const rowsOfCoupons = (seeds: readonly CouponSeed[], now: Date): Rows[] => [
  rowsOf(
    'coupons',
    seeds.map((coupon) => ({
      id: couponId(coupon.code),
      code: coupon.code,
      description: coupon.text[0],
      description_ar: coupon.text[1],
      discount_type: coupon.type,
      discount_value: dollars(coupon.value),
      max_discount_amount: orNull(coupon.cap),
      min_purchase_amount: orNull(coupon.minimum),
      starts_at: daysBefore(now, -coupon.startsIn),
      expires_at: coupon.expiresIn === undefined ? null : daysBefore(now, -coupon.expiresIn),
      max_uses: coupon.maxUses ?? null,
      is_active: true,
      source: 'staff' as const,
      created_at: daysBefore(now, 430),
      updated_at: daysBefore(now, 430),
    })),
  ),
];

const couponOf = (code: string): CouponSeed => {
  const coupon = [...coupons, ...couponsOfTheYear].find((candidate) => candidate.code === code);
  if (!coupon) throw new Error(`The seed names a coupon that does not exist: ${code}`);
  return coupon;
};

/** Whether an order of that many days ago with that subtotal in cents could use it. */
export const couponFits = (code: string, daysAgo: number, subtotal: number): boolean => {
  const { startsIn, expiresIn = 1, minimum = 0 } = couponOf(code);
  return -daysAgo > startsIn && -daysAgo < expiresIn && subtotal >= minimum * 100;
};

/** The discount in cents, limited by the coupon's maximum and the subtotal. */
export const discountOf = (code: string, subtotal: number): number => {
  const coupon = couponOf(code);
  const wanted =
    coupon.type === 'fixed' ? coupon.value * 100 : Math.round((subtotal * coupon.value) / 100);
  return Math.min(wanted, (coupon.cap ?? Infinity) * 100, subtotal);
};

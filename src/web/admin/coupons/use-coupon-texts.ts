import { couponExample, type CouponTerms } from '#domain/coupons/coupon-terms.ts';
import { useLanguage } from '#i18n/react.tsx';

/** How coupons are described to staff, in their language. */
export function useCouponTexts() {
  const { t, money, number, date } = useLanguage();

  const discount = ({ type, value }: Pick<CouponTerms, 'type' | 'value'>): string =>
    type === 'fixed'
      ? money(value)
      : t('adminCoupons.couponList.percent', { value: number(Number(value)) });

  /** What the coupon does, with an example that the rule of the checkout computed. */
  function sentence(terms: CouponTerms): string {
    const { cart, pays } = couponExample(terms);
    const { cap } = terms;
    // Game coupons store a minimum of zero.
    const minimum = terms.minimum === '0.00' ? null : terms.minimum;
    const values = { discount: discount(terms), cart: money(cart), pays: money(pays) };
    if (minimum !== null && cap !== null) {
      const limits = { minimum: money(minimum), cap: money(cap) };
      return t('adminCoupons.coupon.sentence.fromAtMost', { ...values, ...limits });
    }
    if (minimum !== null)
      return t('adminCoupons.coupon.sentence.from', { ...values, minimum: money(minimum) });
    if (cap !== null)
      return t('adminCoupons.coupon.sentence.atMost', { ...values, cap: money(cap) });
    return t('adminCoupons.coupon.sentence.plain', values);
  }

  const time = (start: Date, end: Date | null): string =>
    t('adminCoupons.couponList.window', {
      start: date(start, 'dateTime'),
      end: end ? date(end, 'dateTime') : t('adminCoupons.couponList.endless'),
    });

  const uses = (count: number, most: number | null): string =>
    most === null
      ? number(count)
      : t('adminCoupons.couponList.usesOf', { uses: number(count), most: number(most) });

  return { discount, sentence, time, uses };
}

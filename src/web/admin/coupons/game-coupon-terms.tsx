import { useLanguage } from '#i18n/react.tsx';
import type { CouponFacts } from '#services/coupons/read-coupon-facts.server.ts';
import { Facts } from '../facts.tsx';
import { useCouponTexts } from './use-coupon-texts.ts';

/** A coupon of the game: shown, never edited. */
export function GameCouponTerms({ coupon }: { coupon: CouponFacts }) {
  const { t } = useLanguage();
  const { sentence, time } = useCouponTexts();
  return (
    <section className="record-section mt-6 max-w-form">
      <p>{t('adminCoupons.coupon.game')}</p>
      <Facts
        facts={[
          [t('adminCoupons.coupon.facts.terms'), sentence(coupon)],
          [t('adminCoupons.coupon.facts.window'), time(coupon.startsAt, coupon.expiresAt)],
        ]}
      />
    </section>
  );
}

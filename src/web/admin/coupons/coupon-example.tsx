import { readTypedTerms } from '#domain/coupons/coupon-terms.ts';
import { useT } from '#i18n/react.tsx';
import { useRecordTexts } from '../forms/record-context.ts';
import { useCouponTexts } from './use-coupon-texts.ts';

/** What the coupon in the form would do, while it is being filled in. */
export function CouponExample() {
  const t = useT();
  const { sentence } = useCouponTexts();
  const texts = useRecordTexts();
  const terms = readTypedTerms(texts);
  const isLimited = Boolean(texts['rooms']?.trim() || texts['product_ids']?.trim());
  return (
    <div className="coupon-example">
      <h3 className="text-sm font-medium">{t('adminCoupons.coupon.example')}</h3>
      <p role="status" className="mt-1">
        {terms ? (
          <>
            {sentence(terms)} {isLimited && t('adminCoupons.coupon.limitedExample')}
          </>
        ) : (
          <span className="text-muted">{t('adminCoupons.coupon.exampleWaits')}</span>
        )}
      </p>
    </div>
  );
}

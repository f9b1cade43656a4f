import { useLanguage } from '#i18n/react.tsx';
import type { CouponFacts } from '#services/coupons/read-coupon-facts.server.ts';
import { Link } from '#ui/link.tsx';
import { Facts } from '../facts.tsx';
import { EmailAddress } from '../lists/list-cell.tsx';
import { CouponOrdersLink } from './coupon-orders-link.tsx';
import { useCouponTexts } from './use-coupon-texts.ts';

/** What became of a coupon, above its form. */
export function CouponFactList({ coupon }: { coupon: CouponFacts }) {
  const { t, money } = useLanguage();
  const texts = useCouponTexts();
  const { code, uses, maxUses, saved, brought, recipients, seriesId, state, source } = coupon;
  const label = (name: FactName) => t(`adminCoupons.coupon.facts.${name}`);
  const sum = (amount: string) => (
    <CouponOrdersLink {...{ code }} counts="sums" isNothing={uses === 0}>
      {money(amount)}
    </CouponOrdersLink>
  );
  return (
    <section className="mt-6" aria-labelledby="coupon-facts">
      <h2 id="coupon-facts" className="sr-only">
        {label('title')}
      </h2>
      <Facts
        layout="columns"
        facts={[
          [label('state'), t(`adminCoupons.couponList.states.${state}`)],
          [
            label('uses'),
            <CouponOrdersLink key="uses" {...{ code }} counts="uses" isNothing={uses === 0}>
              {texts.uses(uses, maxUses)}
            </CouponOrdersLink>,
          ],
          [label('saved'), sum(saved)],
          [label('brought'), sum(brought)],
          recipients > 0 && [
            label('given'),
            <Link key="given" to={`/admin/coupons/pending?coupon=${encodeURIComponent(code)}`}>
              {t('adminCoupons.coupon.recipients', { count: recipients })}
            </Link>,
          ],
          coupon.isPersonal && [label('owner'), <Owner key="owner" coupon={coupon} />],
          [label('source'), t(`adminCoupons.couponList.sources.${source}`)],
          seriesId !== null && [
            label('series'),
            <Link key="series" to={`/admin/coupons?series=${seriesId}`}>
              {label('seriesLink')}
            </Link>,
          ],
        ]}
      />
    </section>
  );
}

type FactName =
  | 'title'
  | 'state'
  | 'uses'
  | 'saved'
  | 'brought'
  | 'given'
  | 'owner'
  | 'source'
  | 'series'
  | 'seriesLink';

/** Who it is for, as far as the reader may know. */
function Owner({ coupon: { hasOwner, ownerEmail } }: { coupon: CouponFacts }) {
  const { t } = useLanguage();
  if (!hasOwner) return t('adminCoupons.coupon.facts.closedAccount');
  if (!ownerEmail) return t('adminCoupons.coupon.facts.oneCustomer');
  return <EmailAddress address={ownerEmail} />;
}

import { useLanguage } from '#i18n/react.tsx';
import type { Dashboard } from '#services/account/dashboard.server.ts';
import { CouponTicket } from '../rewards/coupon-ticket.tsx';

export function Coupons({ coupons }: { coupons: Dashboard['coupons'] }) {
  const { t } = useLanguage();
  return (
    <section aria-labelledby="coupons">
      <div className="dashboard-head">
        <h2 id="coupons" className="text-xl">
          {t('account.dashboard.coupons')}
        </h2>
      </div>
      {coupons.length === 0 ? (
        <p className="text-muted">{t('account.dashboard.couponsNone')}</p>
      ) : (
        <ul className="coupon-list">
          {coupons.map((coupon) => (
            <li key={coupon.code}>
              <CouponTicket coupon={coupon} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

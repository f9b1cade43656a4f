import { useLanguage } from '#i18n/react.tsx';
import type { RewardsOverview } from '#services/account/rewards.server.ts';
import { Link } from '#ui/link.tsx';
import { useMoneyIn } from '../orders/use-money-in.ts';

export function UsedCoupons({ uses }: { uses: RewardsOverview['couponUses'] }) {
  const { t } = useLanguage();
  return (
    <section aria-labelledby="used-coupons" className="mt-14">
      <h2 id="used-coupons" className="mb-5 text-xl">
        {t('account.rewards.used')}
      </h2>
      {uses.length === 0 && <p className="text-muted">{t('account.rewards.usedNone')}</p>}
      <ul className="reward-lines">
        {uses.map((use) => (
          <li key={use.id}>
            <UsedCoupon use={use} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function UsedCoupon({ use }: { use: RewardsOverview['couponUses'][number] }) {
  const { t, date } = useLanguage();
  const money = useMoneyIn();
  const total = money(use.orderTotal, use.currency);
  const saved = money(use.amountSaved, use.currency);
  return (
    <>
      <div className="grid grow gap-1">
        <bdi className="reward-code justify-self-start">{use.code}</bdi>
        <p className="text-sm text-muted">
          <Link to={`/account/orders/${use.orderId}`} className="form-link">
            {t('account.rewards.usedOrder', { number: use.orderNumber })}
          </Link>{' '}
          · {t('account.rewards.usedTotal', { amount: total })}
        </p>
      </div>
      <span className="text-palm">{t('account.rewards.saved', { amount: saved })}</span>
      <time dateTime={use.usedAt.toISOString()} className="text-sm text-muted">
        {date(use.usedAt)}
      </time>
    </>
  );
}

import {
  percentChange,
  salesMetric,
  type SalesPeriod,
} from '#domain/admin/dashboard/sales-periods.ts';
import { useLanguage } from '#i18n/react.tsx';
import type { Sales } from '#services/admin/dashboard/read-sales.server.ts';
import { MetricLink } from '../lists/metric-link.tsx';
import { useOrderMoney } from '../orders/use-order-money.ts';
import { SalesBars } from './sales-bars.tsx';

/** Sales of 30 days beside the 30 before; every number opens its orders. */
export function SalesPanel({ sales: { now, before, days } }: { sales: Sales }) {
  const { t, number } = useLanguage();
  const money = useOrderMoney();
  const periods = { now: now.period, before: before.period };
  return (
    <section aria-labelledby="sales">
      <h2 id="sales" className="dashboard-heading">
        {t('adminDashboard.sales')}
      </h2>
      <dl className="figures">
        <Figure
          label={t('adminDashboard.orders')}
          value={number(now.orders)}
          earlier={number(before.orders)}
          change={percentChange(String(now.orders), String(before.orders))}
          periods={periods}
        />
        {now.sums.map(({ amount, currency }) => {
          const earlier = before.sums.find((each) => each.currency === currency)?.amount ?? '0';
          return (
            <Figure
              key={currency}
              label={t('adminDashboard.revenue')}
              value={money(amount, currency)}
              earlier={money(earlier, currency)}
              change={percentChange(amount, earlier)}
              periods={periods}
            />
          );
        })}
      </dl>
      <SalesBars days={days} />
    </section>
  );
}

interface FigureProps {
  label: string;
  value: string;
  earlier: string;
  change: number | null;
  periods: { now: SalesPeriod; before: SalesPeriod };
}

function Figure({ label, value, earlier, change, periods }: FigureProps) {
  const { t, number } = useLanguage();
  return (
    <div>
      <dt className="text-sm text-muted">{label}</dt>
      <dd>
        <MetricLink metric={salesMetric(periods.now)} className="figure-link">
          {value}
        </MetricLink>
        <MetricLink metric={salesMetric(periods.before)} className="figure-before">
          {t('adminDashboard.before', { value: earlier })}
        </MetricLink>
        {change !== null && (
          <span className="block text-sm text-muted">
            {t('adminDashboard.change', { percent: signed(change, number) })}
          </span>
        )}
      </dd>
    </div>
  );
}

const signed = (change: number, number: (value: number) => string): string =>
  `${change < 0 ? '−' : '+'}${number(Math.abs(change))}`;

import { percentChange, salesMetric } from '#domain/admin/dashboard/sales-periods.ts';
import { formatMoney } from '#i18n/format.ts';
import { useLanguage } from '#i18n/react.tsx';
import type { Sales } from '#services/admin/dashboard/read-sales.server.ts';
import { useShell } from '../../shared/shell/shell-data.tsx';
import { MetricLink } from '../lists/metric-link.tsx';
import { SalesBars } from './sales-bars.tsx';

/** Sales of 30 days beside the 30 before; every number opens its orders. */
export function SalesPanel({ sales: { now, before, days } }: { sales: Sales }) {
  const { t, locale, number } = useLanguage();
  const { digits } = useShell().site;
  return (
    <section aria-labelledby="sales">
      <h2 id="sales" className="dashboard-heading">
        {t('adminDashboard.sales')}
      </h2>
      <dl className="figures">
        <Figure
          label={t('adminDashboard.orders')}
          value={number(now.orders)}
          before={number(before.orders)}
          change={percentChange(String(now.orders), String(before.orders))}
        />
        {now.sums.map(({ amount, currency }) => {
          const earlier = before.sums.find((each) => each.currency === currency)?.amount ?? '0';
          return (
            <Figure
              key={currency}
              label={t('adminDashboard.revenue')}
              value={formatMoney(amount, locale, currency, digits)}
              before={formatMoney(earlier, locale, currency, digits)}
              change={percentChange(amount, earlier)}
            />
          );
        })}
      </dl>
      <SalesBars days={days} />
    </section>
  );

  function Figure({ label, value, before: earlier, change }: FigureProps) {
    return (
      <div>
        <dt className="text-sm text-muted">{label}</dt>
        <dd>
          <MetricLink metric={salesMetric(now.period)} className="figure-link">
            {value}
          </MetricLink>
          <MetricLink metric={salesMetric(before.period)} className="figure-before">
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
}

interface FigureProps {
  label: string;
  value: string;
  before: string;
  change: number | null;
}

const signed = (change: number, number: (value: number) => string): string =>
  `${change < 0 ? '−' : '+'}${number(Math.abs(change))}`;

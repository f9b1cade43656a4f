import { Link } from 'react-router';
import { salesMetric } from '#domain/admin/dashboard/sales-periods.ts';
import { pathOfMetric } from '#domain/admin/lists/metric.ts';
import { useLanguage } from '#i18n/react.tsx';
import type { Sales } from '#services/admin/dashboard/read-sales.server.ts';
import { Table } from '#ui/table.tsx';

const width = 12;
const gap = 4;
const height = 96;

/** A bar for each day; time runs in the direction of reading. The table below says the same. */
export function SalesBars({ days }: { days: Sales['days'] }) {
  const { t, number, date, locale } = useLanguage();
  const most = Math.max(1, ...days.map(({ orders }) => orders));
  const total = days.length * (width + gap) - gap;
  return (
    <>
      <svg className="sales-bars" viewBox={`0 0 ${total} ${height}`} aria-hidden="true">
        {days.map(({ day, orders }, index) => {
          const bar = Math.max(1, Math.round((orders / most) * height));
          const place = locale === 'ar' ? days.length - 1 - index : index;
          return (
            <rect key={day} x={place * (width + gap)} y={height - bar} width={width} height={bar} />
          );
        })}
      </svg>
      <details className="mt-2">
        <summary className="sales-days">{t('adminDashboard.eachDay')}</summary>
        <Table
          caption={t('adminDashboard.eachDay')}
          rows={days.toReversed()}
          rowKey={({ day }) => day}
          columns={[
            {
              id: 'day',
              header: t('adminDashboard.day'),
              cell: ({ day }) => date(day, 'day'),
            },
            {
              id: 'orders',
              header: t('adminDashboard.orders'),
              cell: ({ day, orders }) => (
                <Link
                  to={pathOfMetric(salesMetric({ from: day, to: day }))}
                  className="figure-before"
                >
                  {number(orders)}
                </Link>
              ),
              end: true,
            },
          ]}
        />
      </details>
    </>
  );
}

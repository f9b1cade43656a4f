import { heldMetrics } from '#domain/admin/lists/held-metrics.ts';
import { useLanguage } from '#i18n/react.tsx';
import type { MetricValue } from '#services/admin/lists/read-metrics.server.ts';
import { MetricLink } from '../lists/metric-link.tsx';
import { useOrderMoney } from './use-order-money.ts';

type Held = Record<keyof typeof heldMetrics, MetricValue | null>;

/** What all unconfirmed orders hold together. */
export function HeldTotals({ totals }: { totals: Held }) {
  const { t, number } = useLanguage();
  const money = useOrderMoney();
  const sums = totals.value?.sums ?? [];
  const pieces = totals.pieces?.sums[0]?.amount ?? '0';
  const facts = [
    ['orders', number(totals.orders?.count ?? 0)] as const,
    ['pieces', number(Number(pieces))] as const,
    ...sums.map(({ amount, currency }) => ['value', money(amount, currency)] as const),
  ];
  return (
    <dl className="mt-4 flex flex-wrap gap-x-10 gap-y-3">
      {facts.map(([name, value]) => (
        <div key={`${name} ${value}`}>
          <dt className="text-sm text-muted">{t(`adminOrders.unconfirmedOrders.${name}`)}</dt>
          <dd className="text-xl font-medium">
            <MetricLink metric={heldMetrics[name]} className="link link-quiet">
              {value}
            </MetricLink>
          </dd>
        </div>
      ))}
    </dl>
  );
}

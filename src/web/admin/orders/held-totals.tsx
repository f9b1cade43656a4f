import { useLanguage } from '#i18n/react.tsx';
import type { UnconfirmedOrders } from '#services/order-holds/list-unconfirmed-orders.server.ts';
import { useOrderMoney } from './use-order-money.ts';

/** What all unconfirmed orders hold together, including those that the list leaves out. */
export function HeldTotals({ totals }: Pick<UnconfirmedOrders, 'totals'>) {
  const { t, number } = useLanguage();
  const money = useOrderMoney();
  const facts = [
    [t('adminOrders.unconfirmedOrders.orders'), number(totals.orders)],
    [t('adminOrders.unconfirmedOrders.pieces'), number(totals.pieces)],
    ...totals.values.map(({ currency, value }) => [
      t('adminOrders.unconfirmedOrders.value'),
      money(value, currency),
    ]),
  ];
  return (
    <dl className="mt-4 flex flex-wrap gap-x-10 gap-y-3">
      {facts.map(([label, value]) => (
        <div key={`${label} ${value}`}>
          <dt className="text-sm text-muted">{label}</dt>
          <dd className="text-xl font-medium">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

import { useT } from '#i18n/react.tsx';
import type { OrderDetail } from '#services/orders/find-order.server.ts';
import { useMoneyIn } from './use-money-in.ts';

const isZero = (amount: string) => /^0*(\.0*)?$/.test(amount);

export function OrderTotals({ order }: { order: OrderDetail }) {
  const t = useT();
  const moneyIn = useMoneyIn();
  const money = (amount: string) => moneyIn(amount, order.currency);
  const discountLabel = order.couponCode
    ? t('account.order.discountBy', { code: order.couponCode })
    : t('account.order.discount');
  const lines = [
    [t('account.order.subtotal'), money(order.subtotal)],
    ...(isZero(order.discount) ? [] : [[discountLabel, money(`-${order.discount}`)]]),
    [
      t('account.order.shipping'),
      isZero(order.shipping) ? t('account.order.free') : money(order.shipping),
    ],
    [t('account.order.tax'), order.taxIncluded ? t('account.order.taxIncluded') : money(order.tax)],
  ] as const;
  return (
    <dl className="grid gap-2">
      {lines.map(([label, amount]) => (
        <div key={label} className="flex justify-between gap-6">
          <dt className="text-muted">{label}</dt>
          <dd className="tabular-nums">
            <bdi>{amount}</bdi>
          </dd>
        </div>
      ))}
      <div className="flex justify-between gap-6 border-t border-hairline pt-3 font-medium">
        <dt>{t('account.order.payable')}</dt>
        <dd className="tabular-nums">
          <bdi>{money(order.payable)}</bdi>
        </dd>
      </div>
    </dl>
  );
}

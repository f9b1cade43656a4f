import { isZero } from '#domain/money.ts';
import { dueWord, moneyLines, taxOf, type MoneyLine } from '#domain/orders/order-money.ts';
import { useLanguage } from '#i18n/react.tsx';
import type { OrderDetail } from '#services/orders/find-order.server.ts';
import { useMoneyIn } from './use-money-in.ts';

/** What the order costs, and what became of the money. */
export function OrderTotals({ order }: { order: OrderDetail }) {
  const { t } = useLanguage();
  const moneyIn = useMoneyIn();
  const money = (amount: string) => moneyIn(amount, order.currency);
  const labelOf = useMoneyLabels(order);
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
    ...useTaxLines(order),
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
      <div className="flex justify-between gap-6 border-t border-hairline pt-3">
        <dt>{t('account.order.money.total')}</dt>
        <dd className="tabular-nums">
          <bdi>{money(order.payable)}</bdi>
        </dd>
      </div>
      {moneyLines(order.money).map((line) => (
        <div key={line.name} className="flex justify-between gap-6 font-medium">
          <dt>{labelOf(line)}</dt>
          <dd className="tabular-nums">
            <bdi>{money(line.amount)}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** The words of what was paid, came back and is due. */
export function useMoneyLabels({ money }: Pick<OrderDetail, 'money'>) {
  const { t } = useLanguage();
  return ({ name }: MoneyLine): string =>
    name === 'due'
      ? t(`account.order.money.due.${dueWord(money)}`)
      : t(`account.order.money.${name}`);
}

function useTaxLines(order: OrderDetail): (readonly [string, string])[] {
  const { t, number } = useLanguage();
  const moneyIn = useMoneyIn();
  const tax = taxOf(order, order.payable);
  if (!tax) return [];
  const percent = number(Number(tax.rate));
  const amount = moneyIn(tax.amount, order.currency);
  if (!tax.isIncluded) return [[t('account.order.money.vatAdded', { percent }), amount]];
  return [
    [t('account.order.tax'), t('account.order.taxIncluded')],
    [t('account.order.money.vatIncluded', { percent }), amount],
  ];
}

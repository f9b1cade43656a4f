import { isZero } from '#domain/money.ts';
import { dueLabel, moneyLines, taxOfOrder, type MoneyLine } from '#domain/orders/order-money.ts';
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
  const tax = useTaxLines(order);
  const lines: readonly TotalsLine[] = [
    [t('account.order.subtotal'), money(order.subtotal)],
    ...(isZero(order.discount) ? [] : [[discountLabel, money(`-${order.discount}`)] as const]),
    [
      t('account.order.shipping'),
      isZero(order.shipping) ? t('account.order.free') : money(order.shipping),
    ],
    ...tax.before,
  ];
  return (
    <dl className="grid gap-2">
      {lines.map((line) => (
        <Line key={line[0]} line={line} className="text-muted" />
      ))}
      <Line
        line={[t('account.order.money.total'), money(order.payable)]}
        className="border-t border-hairline pt-3"
      />
      {tax.after.map((line) => (
        <Line key={line[0]} line={line} className="text-muted" />
      ))}
      {moneyLines(order.money).map((line) => (
        <Line key={line.name} line={[labelOf(line), money(line.amount)]} className="font-medium" />
      ))}
    </dl>
  );
}

type TotalsLine = readonly [label: string, amount: string];

function Line({ line: [label, amount], className }: { line: TotalsLine; className: string }) {
  return (
    <div className={`flex justify-between gap-6 ${className}`}>
      <dt>{label}</dt>
      <dd className="text-ink tabular-nums">
        <bdi>{amount}</bdi>
      </dd>
    </div>
  );
}

/** The words of what was paid, came back and is due. */
export function useMoneyLabels({ money }: Pick<OrderDetail, 'money'>) {
  const { t } = useLanguage();
  return ({ name }: MoneyLine): string =>
    name === 'due'
      ? t(`account.order.money.due.${dueLabel(money)}`)
      : t(`account.order.money.${name}`);
}

/** Added tax stands above the total, included tax is a part of it. */
function useTaxLines(order: OrderDetail): Record<'before' | 'after', TotalsLine[]> {
  const { t, number } = useLanguage();
  const moneyIn = useMoneyIn();
  const tax = taxOfOrder(order);
  if (!tax) return { before: [], after: [] };
  const percent = number(Number(tax.rate));
  const amount = moneyIn(tax.amount, order.currency);
  if (!tax.isIncluded) {
    return { before: [[t('account.order.money.vatAdded', { percent }), amount]], after: [] };
  }
  return {
    before: [[t('account.order.tax'), t('account.order.taxIncluded')]],
    after: [[t('account.order.money.vatIncluded', { percent }), amount]],
  };
}

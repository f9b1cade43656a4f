import { isZero } from '#domain/money.ts';
import { dueLabel, moneyLines, taxOfOrder, type MoneyLine } from '#domain/orders/order-money.ts';
import { useLanguage } from '#i18n/react.tsx';
import type { OrderDesk } from '#services/order-desk/read-order-desk.server.ts';
import { Facts, type LabelledFact } from '../../facts.tsx';
import { useOrderMoney } from '../use-order-money.ts';

/** The amounts as they were when the order was placed, and what became of them. */
export function DeskMoney({ order }: { order: OrderDesk }) {
  const { t } = useLanguage();
  const moneyIn = useOrderMoney();
  const money = (amount: string) => <bdi>{moneyIn(amount, order.currency)}</bdi>;
  const tax = useTaxFacts(order);
  const discount = order.couponCode
    ? t('adminOrders.orderDesk.discountBy', { code: order.couponCode })
    : t('adminOrders.orderDesk.discount');
  const labelOf = ({ name }: MoneyLine) =>
    name === 'due'
      ? t(`adminOrders.orderMoney.due.${dueLabel(order.money)}`)
      : t(`adminOrders.orderMoney.${name}`);
  return (
    <Facts
      layout="ends"
      facts={[
        [t('adminOrders.orderDesk.subtotal'), money(order.subtotal)],
        !isZero(order.discount) && [discount, money(`-${order.discount}`)],
        [
          t('adminOrders.orderDesk.shipping'),
          isZero(order.shipping) ? t('adminOrders.orderDesk.free') : money(order.shipping),
        ],
        ...tax.before,
        [t('adminOrders.orderMoney.total'), money(order.payable)],
        ...tax.after,
        ...moneyLines(order.money).map((line): LabelledFact => [
          labelOf(line),
          <strong key={line.name} className="font-medium">
            {money(line.amount)}
          </strong>,
        ]),
      ]}
    />
  );
}

/** Added tax stands above the total, included tax is a part of it. */
function useTaxFacts(order: OrderDesk): Record<'before' | 'after', LabelledFact[]> {
  const { t, number } = useLanguage();
  const moneyIn = useOrderMoney();
  const tax = taxOfOrder(order);
  if (!tax) return { before: [], after: [] };
  const percent = number(Number(tax.rate));
  const amount = <bdi>{moneyIn(tax.amount, order.currency)}</bdi>;
  if (!tax.isIncluded) {
    return { before: [[t('adminOrders.orderMoney.vatAdded', { percent }), amount]], after: [] };
  }
  return {
    before: [[t('adminOrders.orderDesk.tax'), t('adminOrders.orderDesk.taxIncluded')]],
    after: [[t('adminOrders.orderMoney.vatIncluded', { percent }), amount]],
  };
}

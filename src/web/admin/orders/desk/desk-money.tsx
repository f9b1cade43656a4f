import { isZero } from '#domain/money.ts';
import { dueWord, moneyLines, taxOf, type MoneyLine } from '#domain/orders/order-money.ts';
import { useLanguage } from '#i18n/react.tsx';
import type { OrderDesk } from '#services/order-desk/read-order-desk.server.ts';
import { Facts, type LabelledFact } from '../../facts.tsx';
import { useOrderMoney } from '../use-order-money.ts';

/** The amounts as they were when the order was placed, and what became of them. */
export function DeskMoney({ order }: { order: OrderDesk }) {
  const { t } = useLanguage();
  const moneyIn = useOrderMoney();
  const money = (amount: string) => <bdi>{moneyIn(amount, order.currency)}</bdi>;
  const discount = order.couponCode
    ? t('adminOrders.orderDesk.discountBy', { code: order.couponCode })
    : t('adminOrders.orderDesk.discount');
  const labelOf = ({ name }: MoneyLine) =>
    name === 'due'
      ? t(`adminOrders.orderMoney.due.${dueWord(order.money)}`)
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
        ...useTaxFacts(order),
        [t('adminOrders.orderMoney.total'), money(order.payable)],
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

function useTaxFacts(order: OrderDesk): LabelledFact[] {
  const { t, number } = useLanguage();
  const moneyIn = useOrderMoney();
  const tax = taxOf(order, order.payable);
  if (!tax) return [];
  const percent = number(Number(tax.rate));
  const amount = <bdi>{moneyIn(tax.amount, order.currency)}</bdi>;
  if (!tax.isIncluded) return [[t('adminOrders.orderMoney.vatAdded', { percent }), amount]];
  return [
    [t('adminOrders.orderDesk.tax'), t('adminOrders.orderDesk.taxIncluded')],
    [t('adminOrders.orderMoney.vatIncluded', { percent }), amount],
  ];
}

import { compareAmounts } from '#domain/money.ts';
import { useT } from '#i18n/react.tsx';
import type { OrderDesk } from '#services/order-desk/read-order-desk.server.ts';
import { Facts } from '../../facts.tsx';
import { useOrderMoney } from '../use-order-money.ts';

const isZero = (amount: string) => compareAmounts(amount, '0.00') === 0;

/** The amounts as they were when the order was placed. */
export function DeskMoney({ order }: { order: OrderDesk }) {
  const t = useT();
  const moneyIn = useOrderMoney();
  const money = (amount: string) => <bdi>{moneyIn(amount, order.currency)}</bdi>;
  const discount = order.couponCode
    ? t('adminOrders.orderDesk.discountBy', { code: order.couponCode })
    : t('adminOrders.orderDesk.discount');
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
        [
          t('adminOrders.orderDesk.tax'),
          order.taxIncluded ? t('adminOrders.orderDesk.taxIncluded') : money(order.tax),
        ],
        [
          t('adminOrders.orderDesk.payable'),
          <strong key="payable" className="font-medium">
            {money(order.payable)}
          </strong>,
        ],
      ]}
    />
  );
}

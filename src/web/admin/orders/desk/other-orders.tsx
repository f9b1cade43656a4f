import { useLanguage } from '#i18n/react.tsx';
import type { OrderDesk } from '#services/order-desk/read-order-desk.server.ts';
import { Link } from '#ui/link.tsx';
import { OrderStatusMark } from '../order-status.tsx';
import { useOrderMoney } from '../use-order-money.ts';

export function OtherOrders({ orders }: { orders: OrderDesk['otherOrders'] }) {
  const { date } = useLanguage();
  const money = useOrderMoney();
  return (
    <ul className="desk-others">
      {orders.map(({ id, number, status, placedAt, money: { retained }, currency }) => (
        <li key={id}>
          <Link to={`/admin/orders/${id}`}>
            <bdi dir="ltr">{number}</bdi>
          </Link>
          <OrderStatusMark status={status} />
          <span className="text-sm text-muted">
            {date(placedAt, 'medium')} · <bdi>{money(retained, currency)}</bdi>
          </span>
        </li>
      ))}
    </ul>
  );
}

import { useLanguage } from '#i18n/react.tsx';
import type { OrderOfCustomer } from '#services/customers/read-customer.server.ts';
import { Badge } from '#ui/badge.tsx';
import { Link } from '#ui/link.tsx';
import { orderStatusTones } from '../../shared/orders/order-status-tones.ts';
import { useOrderMoney } from '../orders/use-order-money.ts';
import './customer.css';

/** The orders of a person, newest first. */
export function CustomerOrders({ orders }: { orders: readonly OrderOfCustomer[] }) {
  const { t } = useLanguage();
  return (
    <section className="customer-section" aria-labelledby="orders">
      <h2 id="orders">{t('adminEnquiries.customer.orders')}</h2>
      {orders.length === 0 ? (
        <p className="text-muted">{t('adminEnquiries.customer.noOrders')}</p>
      ) : (
        <OrderLines orders={orders} />
      )}
    </section>
  );
}

export function OrderLines({ orders }: { orders: readonly OrderOfCustomer[] }) {
  const { t, date } = useLanguage();
  const money = useOrderMoney();
  return (
    <ul className="customer-lines">
      {orders.map(({ id, number, status, placedAt, currency, money: { retained } }) => (
        <li key={id}>
          <Link to={`/admin/orders/${id}`}>
            <bdi dir="ltr">{number}</bdi>
          </Link>
          <Badge tone={orderStatusTones[status]}>
            {t(`adminEnquiries.customer.orderStatus.${status}`)}
          </Badge>
          <span className="customer-line-end">
            <time dateTime={placedAt.toISOString()}>{date(placedAt, 'medium')}</time> ·{' '}
            <bdi>{money(retained, currency)}</bdi>
          </span>
        </li>
      ))}
    </ul>
  );
}

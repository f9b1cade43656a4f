import { useLanguage } from '#i18n/react.tsx';
import type { UserDetail } from '#services/users/user-detail.ts';
import { Badge } from '#ui/badge.tsx';
import { Link } from '#ui/link.tsx';
import { Table, type Column } from '#ui/table.tsx';
import { orderStatusTones } from '../../shared/orders/order-status-tones.ts';
import { useOrderMoney } from '../orders/use-order-money.ts';
import { UserSection } from './user-section.tsx';

type Order = UserDetail['orders'][number];

export function UserOrders({ user }: { user: UserDetail }) {
  const { t, date } = useLanguage();
  const money = useOrderMoney();
  const { orders, orderCount, email } = user;
  const columns: Column<Order>[] = [
    {
      id: 'order',
      header: t('adminUsers.userPage.order'),
      cell: ({ id, number }) => (
        <Link to={`/admin/orders/${id}`}>
          <bdi dir="ltr">{number}</bdi>
        </Link>
      ),
    },
    {
      id: 'placed',
      header: t('adminUsers.userPage.placed'),
      cell: ({ placedAt }) => <time dateTime={placedAt.toISOString()}>{date(placedAt)}</time>,
    },
    {
      id: 'status',
      header: t('adminUsers.userPage.status'),
      cell: ({ status }) => (
        <Badge tone={orderStatusTones[status]}>{t(`adminUsers.orderStatus.${status}`)}</Badge>
      ),
    },
    {
      id: 'payable',
      header: t('adminUsers.userPage.payable'),
      cell: ({ money: { retained }, currency }) => money(retained, currency),
      end: true,
    },
  ];
  return (
    <UserSection id="orders" title={t('adminUsers.userPage.orders')}>
      <Table
        caption={t('adminUsers.userPage.orders')}
        className="user-table user-orders"
        columns={columns}
        rows={orders}
        rowKey={({ id }) => id}
        empty={<p className="text-muted">{t('adminUsers.userPage.noOrders')}</p>}
      />
      {orderCount > orders.length && (
        <Link to={`/admin/orders?q=${encodeURIComponent(email)}`} variant="arrow">
          {t('adminUsers.userPage.allOrders', { count: orderCount })}
        </Link>
      )}
    </UserSection>
  );
}

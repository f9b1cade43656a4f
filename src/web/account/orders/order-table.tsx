import { useLanguage } from '#i18n/react.tsx';
import type { OrderSummary } from '#services/account/order-summaries.server.ts';
import { Link } from '#ui/link.tsx';
import { Table, type Column } from '#ui/table.tsx';
import { OrderStatusBadge } from './order-status-badge.tsx';
import { useMoneyIn } from './use-money-in.ts';

interface OrderTableProps {
  orders: OrderSummary[];
  caption: string;
}

export function OrderTable({ orders, caption }: OrderTableProps) {
  const { t, date } = useLanguage();
  const money = useMoneyIn();
  const columns: Column<OrderSummary>[] = [
    {
      id: 'number',
      header: t('account.dashboard.orderNumber'),
      cell: ({ id, number }) => (
        <Link to={`/account/orders/${id}`} className="form-link">
          <bdi>{number}</bdi>
        </Link>
      ),
    },
    {
      id: 'date',
      header: t('account.dashboard.orderDate'),
      cell: ({ placedAt }) => date(placedAt),
    },
    {
      id: 'status',
      header: t('account.dashboard.orderStatus'),
      cell: ({ status }) => <OrderStatusBadge status={status} />,
    },
    {
      id: 'total',
      header: t('account.dashboard.orderTotal'),
      cell: ({ payable, currency }) => <bdi>{money(payable, currency)}</bdi>,
      end: true,
    },
  ];
  return <Table caption={caption} columns={columns} rows={orders} rowKey={({ id }) => id} />;
}

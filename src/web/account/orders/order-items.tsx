import { useLanguage } from '#i18n/react.tsx';
import type { OrderItem } from '#services/account/find-order.server.ts';
import { Link } from '#ui/link.tsx';
import { Table, type Column } from '#ui/table.tsx';
import { useMoneyIn } from './use-money-in.ts';

export function OrderItems({ items, currency }: { items: OrderItem[]; currency: string }) {
  const { t, number } = useLanguage();
  const money = useMoneyIn();
  const columns: Column<OrderItem>[] = [
    { id: 'piece', header: t('account.order.piece'), cell: (item) => <Piece item={item} /> },
    {
      id: 'price',
      header: t('account.order.price'),
      cell: ({ unitPrice }) => <bdi>{money(unitPrice, currency)}</bdi>,
      end: true,
    },
    {
      id: 'quantity',
      header: t('account.order.quantity'),
      cell: ({ quantity }) => number(quantity),
      end: true,
    },
    {
      id: 'sum',
      header: t('account.order.sum'),
      cell: ({ lineTotal }) => <bdi>{money(lineTotal, currency)}</bdi>,
      end: true,
    },
  ];
  return (
    <Table
      caption={t('account.order.items')}
      columns={columns}
      rows={items}
      rowKey={({ id }) => id}
    />
  );
}

function Piece({ item }: { item: OrderItem }) {
  return (
    <>
      {item.productId ? (
        <Link to={`/product/${item.productId}`} variant="quiet" className="font-medium">
          {item.name}
        </Link>
      ) : (
        <span className="font-medium">{item.name}</span>
      )}
      <span className="block text-sm text-muted">
        {item.options.map((option) => `${option} · `)}
        <bdi>{item.sku}</bdi>
      </span>
    </>
  );
}

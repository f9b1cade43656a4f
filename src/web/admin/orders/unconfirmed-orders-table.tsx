import { useLanguage, useT } from '#i18n/react.tsx';
import type { UnconfirmedOrder } from '#services/order-holds/list-unconfirmed-orders.server.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { Link } from '#ui/link.tsx';
import { Table, type Column } from '#ui/table.tsx';
import { ShopForm } from '../../shared/forms/shop-form.tsx';
import type { ShopFormState } from '../../shared/forms/use-shop-form.ts';
import { useOrderMoney } from './use-order-money.ts';

interface UnconfirmedOrdersTableProps {
  orders: readonly UnconfirmedOrder[];
  form: ShopFormState;
}

export function UnconfirmedOrdersTable({ orders, form }: UnconfirmedOrdersTableProps) {
  const { t, number } = useLanguage();
  const money = useOrderMoney();
  const columns: Column<UnconfirmedOrder>[] = [
    {
      id: 'order',
      header: t('adminOrders.unconfirmedOrders.order'),
      cell: ({ id, number: orderNumber }) => (
        <bdi id={numberId(id)} dir="ltr" className="font-medium whitespace-nowrap">
          {orderNumber}
        </bdi>
      ),
    },
    {
      id: 'customer',
      header: t('adminOrders.unconfirmedOrders.customer'),
      cell: ({ name }) => <bdi>{name}</bdi>,
    },
    {
      id: 'phone',
      header: t('adminOrders.unconfirmedOrders.phone'),
      cell: ({ phone }) => (
        <Link to={`tel:${phone}`}>
          <bdi dir="ltr">{phone}</bdi>
        </Link>
      ),
    },
    {
      id: 'pieces',
      header: t('adminOrders.unconfirmedOrders.pieces'),
      cell: ({ pieces }) => number(pieces),
      end: true,
    },
    {
      id: 'value',
      header: t('adminOrders.unconfirmedOrders.value'),
      cell: ({ value, currency }) => money(value, currency),
      end: true,
    },
    {
      id: 'cancels',
      header: t('adminOrders.unconfirmedOrders.cancelsAt'),
      cell: (order) => <CancelsAt order={order} />,
    },
    {
      id: 'action',
      header: t('adminOrders.unconfirmedOrders.action'),
      cell: (order) => <Actions order={order} form={form} />,
    },
  ];
  return (
    <Table
      caption={t('adminOrders.unconfirmedOrders.caption')}
      columns={columns}
      rows={orders}
      rowKey={({ id }) => id}
      empty={
        <EmptyState
          title={t('adminOrders.unconfirmedOrders.empty')}
          description={t('adminOrders.unconfirmedOrders.emptyText')}
        />
      }
    />
  );
}

/** Says which order a button belongs to. */
const numberId = (id: string) => `order-${id}`;

function CancelsAt({ order: { cancelsAt, isWarned } }: { order: UnconfirmedOrder }) {
  const { t, date } = useLanguage();
  if (!cancelsAt) return t('adminOrders.unconfirmedOrders.never');
  return (
    <span className="inline-flex flex-wrap items-center gap-2">
      <time dateTime={cancelsAt.toISOString()} className="whitespace-nowrap">
        {date(cancelsAt, 'dateTime')}
      </time>
      {isWarned && <Badge>{t('adminOrders.unconfirmedOrders.soon')}</Badge>}
    </span>
  );
}

function Actions({ order, form }: { order: UnconfirmedOrder; form: ShopFormState }) {
  const t = useT();
  const { id, cancelsAt } = order;
  const isSending = (step: string) =>
    form.formData?.get('order') === id && form.formData.get('step') === step;
  return (
    <ShopForm form={form} hasNotice={false} className="flex flex-wrap gap-2">
      <input type="hidden" name="order" value={id} />
      {(['confirm', 'extend'] as const).map(
        (step) =>
          (step === 'confirm' || cancelsAt) && (
            <Button
              key={step}
              type="submit"
              name="step"
              value={step}
              size="small"
              variant={step === 'confirm' ? 'solid' : 'outline'}
              className="whitespace-nowrap"
              busy={isSending(step)}
              busyLabel={t('adminOrders.unconfirmedOrders.saving')}
              aria-describedby={numberId(id)}
            >
              {t(`adminOrders.unconfirmedOrders.${step}`)}
            </Button>
          ),
      )}
    </ShopForm>
  );
}

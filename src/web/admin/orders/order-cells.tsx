import type { ordersList } from '#domain/admin/lists/orders-list.ts';
import { useLanguage, useT } from '#i18n/react.tsx';
import type { ordersSource } from '#services/admin/lists/orders-list.server.ts';
import type { RowOfSource } from '#services/admin/lists/list-source.ts';
import { Badge } from '#ui/badge.tsx';
import { ListCell } from '../lists/list-cell.tsx';
import { useList, valueLabel } from '../lists/list-context.ts';
import type { CellRenderers } from '../lists/list-table.tsx';
import { orderNumberId } from './waiting-order-actions.tsx';
import { tagTones } from './use-order-list-texts.ts';
import { WaitingMark } from './waiting-mark.tsx';

type OrderRow = RowOfSource<typeof ordersSource>;

/** Cells of the list of orders that need more than their type. */
export const orderCells: CellRenderers<typeof ordersList, OrderRow> = {
  number: ({ id, number, labels }) => (
    <>
      <bdi id={orderNumberId(id)} dir="ltr" className="whitespace-nowrap">
        {number}
      </bdi>
      {labels?.map(({ name, colour }) => (
        <Badge key={name} tone={tagTones[colour]} className="ms-2">
          <bdi>{name}</bdi>
        </Badge>
      ))}
    </>
  ),
  customer: (order) => <Customer order={order} />,
  governorate: ({ governorate }) => <Governorate code={governorate} />,
  cancels: (order) => <CancelTime order={order} />,
  status: (order) => <Status order={order} />,
};

function Customer({ order: { customer, isGuest } }: { order: OrderRow }) {
  const t = useT();
  return (
    <span className="inline-flex flex-wrap items-center gap-2">
      <bdi>{customer}</bdi>
      {isGuest && <span className="text-muted">{t('adminOrders.list.guest')}</span>}
    </span>
  );
}

/** The status as it is, and the step that can still be undone. */
function Status({ order: { status, waitingStep, waitingFor } }: { order: OrderRow }) {
  if (!status) return null;
  return (
    <span className="order-status">
      <ListCell id="status" type="status" value={status} />
      <WaitingMark step={waitingStep} by={waitingFor} />
    </span>
  );
}

/** Without the frame of a badge: it is a place, not a state. */
function Governorate({ code }: { code: string | null }) {
  return valueLabel(useList(), 'governorate', code ?? '');
}

function CancelTime({ order: { cancels, isWarned } }: { order: OrderRow }) {
  const { t, date } = useLanguage();
  if (!cancels) return t('adminOrders.unconfirmedOrders.never');
  return (
    <span className="inline-flex flex-wrap items-center gap-2">
      <time dateTime={cancels.toISOString()} className="whitespace-nowrap">
        {date(cancels, 'dateTime')}
      </time>
      {isWarned && <Badge>{t('adminOrders.unconfirmedOrders.soon')}</Badge>}
    </span>
  );
}

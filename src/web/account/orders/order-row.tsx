import { orderGroups } from '#domain/orders/groups.ts';
import { useLanguage } from '#i18n/react.tsx';
import type { ListedOrder } from '#services/orders/list-orders.server.ts';
import { ButtonLink } from '#ui/button.tsx';
import { Link } from '#ui/link.tsx';
import { OrderAgain } from './order-again.tsx';
import { OrderSum } from './order-sum.tsx';
import { OrderStatusBadge } from './order-status-badge.tsx';
import { PiecePicture } from '../../shared/pictures/piece-picture.tsx';

/** One order in the list: its pieces, status and total. */
export function OrderRow({ order }: { order: ListedOrder }) {
  const { t, date } = useLanguage();
  const isOpen = orderGroups.open.some((status) => status === order.status);
  return (
    <li className="order-row">
      <div className="grid gap-5">
        <div>
          <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
            <h2 className="text-xl">
              <Link to={`/account/orders/${order.id}`} variant="quiet">
                {order.shown[0]?.name ?? order.number}
              </Link>
            </h2>
            <OrderStatusBadge status={order.status} />
          </div>
          <p className="mt-2 text-sm text-muted">
            <bdi dir="ltr">{order.number}</bdi> · {date(order.placedAt)} ·{' '}
            {t('account.order.quantity', { count: order.pieces })} · <OrderSum order={order} />
          </p>
        </div>
        <Pieces order={order} />
      </div>
      <div className="flex flex-wrap gap-3 md:flex-col md:items-stretch">
        {isOpen && (
          <ButtonLink to={`/account/track-order/${order.id}`} size="small">
            {t('account.order.trackLink')}
          </ButtonLink>
        )}
        <ButtonLink to={`/account/orders/${order.id}`} variant="outline" size="small">
          {t('account.order.details')}
        </ButtonLink>
        {!isOpen && <OrderAgain action={`/account/orders/${order.id}/again`} size="small" />}
      </div>
    </li>
  );
}

function Pieces({ order: { shown, pieces } }: { order: ListedOrder }) {
  const { t } = useLanguage();
  const more = pieces - shown.length;
  return (
    <div className="order-pictures">
      {shown.map(({ id, name, picture }) => (
        <PiecePicture key={id} src={picture} name={name} sizes="4.5rem" />
      ))}
      <span className="sr-only">{shown.map(({ name }) => name).join(', ')}</span>
      {more > 0 && (
        <span className="text-sm text-muted">
          <bdi>{t('account.order.list.more', { count: more })}</bdi>
        </span>
      )}
    </div>
  );
}

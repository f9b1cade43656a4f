import { useLanguage } from '#i18n/react.tsx';
import type { Dashboard } from '#services/account/dashboard.server.ts';
import { ButtonLink } from '#ui/button.tsx';
import { Link } from '#ui/link.tsx';
import { OrderSum } from '../orders/order-sum.tsx';
import { OrderStatusBadge } from '../orders/order-status-badge.tsx';
import { PiecePicture } from '../../shared/pictures/piece-picture.tsx';

export function LastOrder({ order }: { order: Dashboard['last'] }) {
  const { t } = useLanguage();
  return (
    <section aria-labelledby="last-order">
      <div className="dashboard-head">
        <h2 id="last-order" className="text-xl">
          {t('account.dashboard.last')}
        </h2>
        {order && (
          <Link to="/account/orders" variant="arrow">
            {t('account.dashboard.allOrders')}
          </Link>
        )}
      </div>
      {order ? <Order order={order} /> : <NoOrder />}
    </section>
  );
}

function NoOrder() {
  const { t } = useLanguage();
  return (
    <div className="grid justify-items-start gap-4">
      <p className="text-muted">{t('account.dashboard.noOrders')}</p>
      <ButtonLink to="/shop" variant="outline" size="small">
        {t('account.dashboard.browse')}
      </ButtonLink>
    </div>
  );
}

function Order({ order }: { order: NonNullable<Dashboard['last']> }) {
  const { t, date } = useLanguage();
  return (
    <div className="last-order">
      <div className="order-pictures">
        {order.shown.map(({ id, name, picture }) => (
          <PiecePicture key={id} src={picture} name={name} sizes="4.5rem" />
        ))}
      </div>
      <div className="grid gap-1">
        <p className="flex flex-wrap items-center gap-3">
          <Link to={`/account/orders/${order.id}`} variant="quiet" className="form-link text-xl">
            <span className="font-display">{order.shown[0]?.name ?? order.number}</span>
          </Link>
          <OrderStatusBadge status={order.status} />
        </p>
        <p className="text-sm text-muted">
          <bdi dir="ltr">{order.number}</bdi> ·{' '}
          {t('account.dashboard.lastText', { date: date(order.placedAt) })} ·{' '}
          <OrderSum order={order} />
        </p>
      </div>
    </div>
  );
}

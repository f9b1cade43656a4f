import { useLanguage } from '#i18n/react.tsx';
import type { OrderDetail } from '#services/account/find-order.server.ts';
import { ButtonLink } from '#ui/button.tsx';
import { AccountTitle } from '../account-title.tsx';
import { PostalLines } from '../postal-lines.tsx';
import type { Route } from './+types/order.route.ts';
import { loadOrder } from './load-order.server.ts';
import { OrderItems } from './order-items.tsx';
import { OrderStatusBadge } from './order-status-badge.tsx';
import { OrderTimeline } from './order-timeline.tsx';
import { OrderTotals } from './order-totals.tsx';

export const loader = ({ context, params }: Route.LoaderArgs) => loadOrder(context, params.id);

export default function Order({ loaderData: order }: Route.ComponentProps) {
  const { t, date } = useLanguage();
  return (
    <>
      <AccountTitle
        title={t('account.order.title', { number: `\u2068${order.number}\u2069` })}
        lead={t('account.order.placedOn', { date: date(order.placedAt) })}
        actions={
          <ButtonLink to={`/account/track-order/${order.id}`} variant="outline">
            {t('account.order.trackLink')}
          </ButtonLink>
        }
      />
      <OrderStatusBadge status={order.status} />
      <section aria-labelledby="items" className="mt-8">
        <h2 id="items" className="mb-4 text-xl">
          {t('account.order.items')}
        </h2>
        <OrderItems items={order.items} currency={order.currency} />
        <OrderTotals order={order} />
      </section>
      <div className="mt-14 grid gap-10 md:grid-cols-2">
        <Destination order={order} />
        <OrderTimeline entries={order.timeline} />
      </div>
    </>
  );
}

function Destination({ order }: { order: OrderDetail }) {
  const { t } = useLanguage();
  return (
    <section aria-labelledby="destination">
      <h2 id="destination" className="mb-4 text-xl">
        {t('account.order.address')}
      </h2>
      <PostalLines address={order.address} />
    </section>
  );
}

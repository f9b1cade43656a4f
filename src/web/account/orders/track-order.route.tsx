import { deliveryPath } from '#domain/orders/status.ts';
import { useLanguage } from '#i18n/react.tsx';
import { ButtonLink } from '#ui/button.tsx';
import { Stepper } from '#ui/stepper.tsx';
import { AccountTitle } from '../account-title.tsx';
import type { Route } from './+types/track-order.route.ts';
import { loadOrder } from './load-order.server.ts';
import { OrderStatusBadge } from './order-status-badge.tsx';
import { OrderTimeline } from './order-timeline.tsx';

export const loader = ({ context, params }: Route.LoaderArgs) => loadOrder(context, params.id);

export default function TrackOrder({ loaderData: order }: Route.ComponentProps) {
  const { t, date } = useLanguage();
  const history = order.timeline.map(({ status }) => status);
  const path = deliveryPath(order.status, history);
  return (
    <>
      <AccountTitle
        title={t('account.order.track', { number: `\u2068${order.number}\u2069` })}
        lead={t('account.order.placedOn', { date: date(order.placedAt) })}
        actions={
          <ButtonLink to={`/account/orders/${order.id}`} variant="outline">
            {t('account.order.details')}
          </ButtonLink>
        }
      />
      {path ? (
        <Stepper
          label={t('account.order.progress')}
          current={path.current}
          steps={path.stages.map((stage) => ({ label: t(`account.orderStatus.${stage}`) }))}
        />
      ) : (
        <OrderStatusBadge status={order.status} />
      )}
      <div className="mt-14">
        <OrderTimeline entries={order.timeline} />
      </div>
    </>
  );
}

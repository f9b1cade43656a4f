import { useLanguage } from '#i18n/react.tsx';
import { ButtonLink } from '#ui/button.tsx';
import { AccountTitle } from '../account-title.tsx';
import type { Route } from './+types/track-order.route.ts';
import { AskAboutOrder } from './ask-about-order.tsx';
import { loadOrder } from './load-order.server.ts';
import { OrderJourney } from './order-journey.tsx';
import { useOrderUpdates } from './use-order-updates.ts';
import './orders.css';

export const loader = ({ context, params }: Route.LoaderArgs) => loadOrder(context, params.id);

export default function TrackOrder({ loaderData: order }: Route.ComponentProps) {
  const { t, date } = useLanguage();
  useOrderUpdates(order);
  return (
    <>
      <AccountTitle
        title={t('account.order.track', { number: order.number })}
        lead={t('account.order.placedOn', { date: date(order.placedAt) })}
        actions={
          <ButtonLink to={`/account/orders/${order.id}`} variant="outline">
            {t('account.order.details')}
          </ButtonLink>
        }
      />
      <OrderJourney order={order} />
      <p className="mt-10">
        <AskAboutOrder number={order.number} />
      </p>
    </>
  );
}

import { isRouteErrorResponse, useLocation } from 'react-router';
import { useLanguage } from '#i18n/react.tsx';
import { systemClock } from '#platform/clock.ts';
import { cancelOrderOfGuest } from '#services/orders/cancel-order.server.ts';
import { RootErrorBoundary } from '../../shared/errors/root-error-boundary.tsx';
import { AccountTitle } from '../account-title.tsx';
import '../account-area.css';
import '../account.css';
import type { Route } from './+types/guest-order.route.ts';
import { CancelDialog } from './cancel-dialog.tsx';
import { cancelByForm } from './cancel-by-form.server.ts';
import { CancelReport } from './cancel-report.tsx';
import { ExpiredGuestLink } from './expired-guest-link.tsx';
import { loadGuestOrder, requireGuestOrder } from './load-guest-order.server.ts';
import { OrderFacts } from './order-facts.tsx';
import { OrderJourney } from './order-journey.tsx';
import { OrderAgain } from './order-again.tsx';
import { OrderPart } from './order-part.tsx';
import { OrderPieces } from './order-pieces.tsx';
import { useOrderUpdates } from './use-order-updates.ts';
import './orders.css';

export const loader = ({ context, url }: Route.LoaderArgs) => loadGuestOrder(context, url);

/** Personal even without a session, so it is not cached. */
export const headers = () => ({ 'Cache-Control': 'no-store' });

export async function action({ request, url }: Route.ActionArgs) {
  const orderId = await requireGuestOrder(url);
  return cancelByForm(request, (reason) =>
    cancelOrderOfGuest({ orderId, reason, now: systemClock.now() }),
  );
}

/** An order for a guest who holds the link from the mail. */
export default function GuestOrder({ loaderData: order, actionData }: Route.ComponentProps) {
  const { t, date } = useLanguage();
  const { search } = useLocation();
  useOrderUpdates(order, new URLSearchParams(search).get('token'));
  return (
    <div className="page py-12 md:py-20">
      <AccountTitle
        title={t('account.order.track', { number: order.number })}
        lead={t('account.order.placedOn', { date: date(order.placedAt) })}
        actions={
          order.can.cancel ? (
            <CancelDialog />
          ) : (
            <OrderAgain action={`/track-order/again${search}`} />
          )
        }
      />
      <div className="mb-8 grid gap-4 empty:hidden">
        <CancelReport serverResult={actionData} />
      </div>
      <div className="order-columns">
        <div className="grid content-start gap-14">
          <OrderJourney order={order} />
          <OrderPart id="pieces" title={t('account.order.items')}>
            <OrderPieces items={order.items} currency={order.currency} />
          </OrderPart>
        </div>
        <OrderFacts order={order} />
      </div>
    </div>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const isExpired = isRouteErrorResponse(error) && error.status === 410;
  return isExpired ? <ExpiredGuestLink /> : <RootErrorBoundary />;
}

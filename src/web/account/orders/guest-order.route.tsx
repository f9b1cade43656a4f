import { isRouteErrorResponse, useLocation } from 'react-router';
import { useLanguage } from '#i18n/react.tsx';
import { systemClock } from '#platform/clock.ts';
import type { OrderDetail } from '#services/orders/find-order.server.ts';
import { cancelOrderOfGuest } from '#services/orders/cancel-order.server.ts';
import { RootErrorBoundary } from '../../shared/errors/root-error-boundary.tsx';
import { SuccessNotice } from '../../shared/forms/success-notice.tsx';
import type { FormResult } from '../../shared/forms/form-result.ts';
import { AccountTitle } from '../account-title.tsx';
import '../account-area.css';
import '../account.css';
import type { Route } from './+types/guest-order.route.ts';
import { cancelByForm } from './cancel-by-form.server.ts';
import { CancelReport } from './cancel-report.tsx';
import { ExpiredGuestLink } from './expired-guest-link.tsx';
import { findByForm } from './find-by-form.server.ts';
import { FindOrderForm } from './find-order-form.tsx';
import { GuestActions } from './guest-actions.tsx';
import { loadGuestOrder, requireGuestOrder } from './load-guest-order.server.ts';
import { OrderFacts } from './order-facts.tsx';
import { OrderJourney } from './order-journey.tsx';
import { OrderStatusBadge } from './order-status-badge.tsx';
import { OrderPart } from './order-part.tsx';
import { OrderPieces } from './order-pieces.tsx';
import { OrderRefunds } from './order-refunds.tsx';
import { OrderReturns } from './order-returns.tsx';
import { usePaperAddress } from './use-paper-address.ts';
import { useOrderUpdates } from './use-order-updates.ts';
import './orders.css';

/** Null without a link: then the page asks for number and phone. */
export const loader = ({ context, url }: Route.LoaderArgs) =>
  hasLink(url) ? loadGuestOrder(context, url) : null;

const hasLink = (url: URL) => url.searchParams.has('token');

/** Personal even without a session, so it is not cached. */
export const headers = () => ({ 'Cache-Control': 'no-store' });

export async function action({ request, context, url }: Route.ActionArgs) {
  if (!hasLink(url)) return findByForm(request, context);
  const orderId = await requireGuestOrder(url);
  return cancelByForm(request, (reason) =>
    cancelOrderOfGuest({ orderId, reason, now: systemClock.now() }),
  );
}

export default function TrackGuestOrder({ loaderData, actionData }: Route.ComponentProps) {
  return loaderData ? (
    <GuestOrder order={loaderData} cancelResult={actionData} />
  ) : (
    <FindOrderForm serverResult={actionData} />
  );
}

/** The page of the return links back here. */
const requested = {};

interface GuestOrderProps {
  order: OrderDetail;
  cancelResult: FormResult | undefined;
}

/** An order for a guest who holds the link from the mail. */
function GuestOrder({ order, cancelResult }: GuestOrderProps) {
  const { t, date } = useLanguage();
  const { search } = useLocation();
  const paperAddress = usePaperAddress();
  const token = new URLSearchParams(search).get('token');
  const query = `?${new URLSearchParams({ token: token ?? '' })}`;
  useOrderUpdates(order, token);
  return (
    <div className="page py-12 md:py-20">
      <AccountTitle
        title={t('account.order.track', { number: order.number })}
        lead={t('account.order.placedOn', { date: date(order.placedAt) })}
        actions={<OrderStatusBadge status={order.status} />}
      />
      <div className="mb-8 grid gap-4 empty:hidden">
        <CancelReport serverResult={cancelResult} />
        <SuccessNotice
          result={new URLSearchParams(search).has('asked') ? requested : null}
          title={t('account.order.return.sent')}
          text={t('account.order.return.sentText')}
        />
      </div>
      <GuestActions order={order} query={query} />
      <div className="order-columns">
        <div className="grid content-start gap-14">
          <OrderJourney order={order} />
          <OrderPart id="pieces" title={t('account.order.items')}>
            <OrderPieces items={order.items} currency={order.currency} />
          </OrderPart>
          <OrderReturns order={order} />
          <OrderRefunds
            order={order}
            creditNote={(number) => paperAddress(`/track-order/credit-notes/${number}.pdf${query}`)}
          />
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

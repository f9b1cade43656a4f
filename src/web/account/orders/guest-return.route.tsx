import { type HeadersFunction, isRouteErrorResponse, redirect, useLocation } from 'react-router';
import { systemClock } from '#platform/clock.ts';
import { requestReturnOfGuest } from '#services/orders/request-return.server.ts';
import { RootErrorBoundary } from '../../shared/errors/root-error-boundary.tsx';
import { pageRequest } from '../../shared/http/page-request.server.ts';
import '../account-area.css';
import '../account.css';
import type { Route } from './+types/guest-return.route.ts';
import { ExpiredGuestLink } from './expired-guest-link.tsx';
import { loadGuestOrder, requireGuestOrder } from './load-guest-order.server.ts';
import './orders.css';
import { returnByForm } from './return-by-form.server.ts';
import { ReturnForm } from './return-form.tsx';

export async function loader({ context, url }: Route.LoaderArgs) {
  const order = await loadGuestOrder(context, url);
  if (!order.can.return) throw redirect(`/track-order${url.search}`);
  return order;
}

export async function action({ request, context, url }: Route.ActionArgs) {
  const orderId = await requireGuestOrder(url);
  const { clientAddress: address } = context.get(pageRequest);
  const token = url.searchParams.get('token') ?? '';
  return returnByForm(request, {
    send: (wish) => requestReturnOfGuest({ orderId, ...wish }, { now: systemClock.now(), address }),
    onDone: () => redirect(`/track-order?${new URLSearchParams({ token })}&asked#returns`),
  });
}

/** Personal even without a session, so it is not cached. */
export const headers: HeadersFunction = ({ actionHeaders }) => {
  const own = new Headers(actionHeaders);
  own.set('Cache-Control', 'no-store');
  return own;
};

/** For a guest who holds the link from the mail, or found the order by its number and phone. */
export default function GuestReturn({ loaderData: order, actionData }: Route.ComponentProps) {
  const { search } = useLocation();
  return (
    <div className="page py-12 md:py-20">
      <ReturnForm order={order} serverResult={actionData} back={`/track-order${search}`} />
    </div>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const isExpired = isRouteErrorResponse(error) && error.status === 410;
  return isExpired ? <ExpiredGuestLink /> : <RootErrorBoundary />;
}

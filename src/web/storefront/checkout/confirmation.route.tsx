import { data } from 'react-router';
import { cartArea } from '#i18n/areas/cart.ts';
import { useT } from '#i18n/react.tsx';
import { findConfirmation } from '#services/checkout/read-placed-order.server.ts';
import { findOrderOfGuest } from '#services/orders/find-order.server.ts';
import { ButtonLink } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { AreaMessages } from '../../shared/messages/area-messages.tsx';
import { PageHead } from '../../shared/seo/page-head.tsx';
import { useAuth } from '../../shared/session/auth.tsx';
import { readerOf } from '../components/reader.server.ts';
import type { Route } from './+types/confirmation.route.ts';
import './checkout.css';
import './confirmation.css';
import { Confirmation } from './confirmation.tsx';

/** Only for the buyer: a customer by their account, a guest by the token in their link. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { actor, locale, now } = readerOf(context);
  const named = { orderId: url.searchParams.get('order'), token: url.searchParams.get('token') };
  const own = await findConfirmation({ ...named, now }, actor);
  const order = own && (await findOrderOfGuest(own.id, { locale, now }));
  const isWrong = !order && (named.orderId ?? named.token) !== null;
  return data(
    { order, guestToken: named.token },
    // Personal, although a guest's request has no session.
    { status: isWrong ? 404 : 200, headers: { 'Cache-Control': 'no-store' } },
  );
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export default function ConfirmationRoute({ loaderData }: Route.ComponentProps) {
  return (
    <AreaMessages area={cartArea}>
      <ConfirmationPage {...loaderData} />
    </AreaMessages>
  );
}

function ConfirmationPage({ order, guestToken }: Route.ComponentProps['loaderData']) {
  const t = useT();
  const { user } = useAuth();
  return (
    <div className="page">
      <PageHead title={t('cart.confirmation.title')} robots="noindex" />
      {order ? (
        <Confirmation order={order} guestToken={guestToken} />
      ) : (
        <EmptyState
          heading="h1"
          title={t('cart.confirmation.missingTitle')}
          description={t('cart.confirmation.missingText')}
          actions={
            <>
              <ButtonLink to="/shop">{t('storefront.cartControls.shop')}</ButtonLink>
              {user && (
                <ButtonLink to="/account/orders" variant="outline">
                  {t('cart.confirmation.orders')}
                </ButtonLink>
              )}
            </>
          }
        />
      )}
    </div>
  );
}

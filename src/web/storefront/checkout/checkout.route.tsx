import type { ShouldRevalidateFunctionArgs } from 'react-router';
import { cartArea } from '#i18n/areas/cart.ts';
import { shopDay } from '#domain/catalog/delivery.ts';
import { useT } from '#i18n/react.tsx';
import { readGovernorates } from '#services/delivery/governorates.server.ts';
import { ButtonLink } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { AreaMessages } from '../../shared/messages/area-messages.tsx';
import { useCartState } from '../../shared/cart/browser-cart.ts';
import { PageHead } from '../../shared/seo/page-head.tsx';
import { readerOf } from '../components/reader.server.ts';
import type { Route } from './+types/checkout.route.ts';
import './checkout.css';
import { Checkout, type CheckoutData } from './checkout.tsx';
import { readBuyer } from './read-buyer.server.ts';

export async function loader({ context }: Route.LoaderArgs): Promise<CheckoutData> {
  const { locale, now } = readerOf(context);
  const [governorates, buyer] = await Promise.all([readGovernorates(locale), readBuyer(context)]);
  return { governorates, buyer, today: shopDay(now) };
}

/** Moving between the steps loads nothing. */
export const shouldRevalidate = ({
  currentUrl,
  nextUrl,
  formMethod,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean =>
  currentUrl.pathname === nextUrl.pathname && currentUrl.search !== nextUrl.search && !formMethod
    ? false
    : defaultShouldRevalidate;

export default function CheckoutRoute({ loaderData }: Route.ComponentProps) {
  return (
    <AreaMessages area={cartArea}>
      <CheckoutPage data={loaderData} />
    </AreaMessages>
  );
}

function CheckoutPage({ data }: { data: CheckoutData }) {
  const t = useT();
  const { lines, isLoaded } = useCartState();
  return (
    // The footer starts below the screen, so that it does not move into view when the cart is empty.
    <div className="page min-h-svh noscript:min-h-0">
      <PageHead title={t('cart.checkout.title')} robots="noindex" />
      {isLoaded && lines.length === 0 ? (
        <EmptyState
          heading="h1"
          title={t('cart.checkout.emptyTitle')}
          description={t('orderResults.rejection.cart_empty')}
          actions={<ButtonLink to="/shop">{t('storefront.cartControls.shop')}</ButtonLink>}
        />
      ) : (
        <>
          <header className="checkout-head">
            <h1>{t('cart.checkout.title')}</h1>
            <noscript>
              <p>{t('cart.page.needsScripts')}</p>
            </noscript>
          </header>
          {isLoaded ? <Checkout data={data} lines={lines} /> : <Waiting />}
        </>
      )}
    </div>
  );
}

const Waiting = () => (
  <div className="needs-script checkout" aria-hidden="true">
    <Skeleton className="h-80" />
    <Skeleton className="h-80" />
  </div>
);

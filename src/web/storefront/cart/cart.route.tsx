import { useRef } from 'react';
import { cartArea } from '#i18n/areas/cart.ts';
import { useT } from '#i18n/react.tsx';
import { readGovernorates, type Governorate } from '#services/delivery/governorates.server.ts';
import { Skeleton } from '#ui/skeleton.tsx';
import { AreaMessages } from '../../shared/messages/area-messages.tsx';
import { useCartState } from '../../shared/cart/browser-cart.ts';
import type { CartState } from '../../shared/cart/cart-store.ts';
import { PageHead } from '../../shared/seo/page-head.tsx';
import { readerOf } from '../components/reader.server.ts';
import type { Route } from './+types/cart.route.ts';
import { CartLines } from './cart-lines.tsx';
import { CartSummary } from './cart-summary.tsx';
import { ChangesNotice } from './changes-notice.tsx';
import { EmptyCart } from './empty-cart.tsx';
import { SavedLines } from './saved-lines.tsx';
import { useChanges } from './use-changes.ts';
import { useCouponCode } from './use-coupon.ts';
import { useGovernorate } from './use-governorate.ts';
import { useQuote } from './use-quote.ts';
import { WaitingOrder } from './waiting-order.tsx';

export const loader = ({ context }: Route.LoaderArgs) => readGovernorates(readerOf(context).locale);

export default function CartRoute({ loaderData }: Route.ComponentProps) {
  return (
    <AreaMessages area={cartArea}>
      <CartPage governorates={loaderData} />
    </AreaMessages>
  );
}

/** The cart of this browser, at the server's prices. */
function CartPage({ governorates }: { governorates: readonly Governorate[] }) {
  const t = useT();
  const state = useCartState();
  const { lines, saved, isLoaded } = state;
  const isEmpty = isLoaded && lines.length === 0;
  return (
    // The footer starts below the screen, so that it does not move into it when the cart turns out empty.
    <div className="page min-h-svh noscript:min-h-0">
      <PageHead title={t('cart.page.title')} robots="noindex" />
      {isEmpty ? (
        <EmptyCart />
      ) : (
        <>
          <header className="page-intro">
            <h1 id="cart-title">{t('cart.page.title')}</h1>
            <noscript>
              <p>{t('cart.page.needsScripts')}</p>
            </noscript>
          </header>
          {isLoaded ? <FilledCart governorates={governorates} cart={state} /> : <Waiting />}
        </>
      )}
      <SavedLines lines={saved} />
    </div>
  );
}

function FilledCart({
  governorates,
  cart: { lines },
}: {
  governorates: readonly Governorate[];
  cart: CartState;
}) {
  const { governorate, choose } = useGovernorate(governorates);
  const couponCode = useCouponCode();
  const quoting = useQuote({ lines, couponCode, governorate: governorate?.code ?? null });
  const changes = useChanges(quoting.quote);
  const notice = useRef<HTMLDivElement>(null);
  return (
    <div className="cart">
      <div className="grid content-start gap-8">
        <WaitingOrder />
        <ChangesNotice ref={notice} changes={changes} />
        <CartLines lines={lines} quote={quoting.quote} onGone={focusHeading} />
      </div>
      <CartSummary
        lines={lines}
        quoting={quoting}
        governorates={governorates}
        governorate={governorate}
        onGovernorateChange={choose}
        onConfirm={changes.toConfirm.length > 0 ? () => notice.current?.focus() : null}
      />
    </div>
  );
}

/** The button that was pressed is removed together with its line. */
function focusHeading() {
  const heading = document.querySelector<HTMLElement>('main h1');
  heading?.setAttribute('tabindex', '-1');
  heading?.focus();
}

const Waiting = () => (
  <div className="needs-script cart" aria-hidden="true">
    <Skeleton className="h-40" />
    <Skeleton className="h-40" />
  </div>
);

import { useT } from '#i18n/react.tsx';
import { ButtonLink } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { AreaWords } from '../../shared/area-words.tsx';
import { useCartState } from '../../shared/cart/use-cart.ts';
import { PageHead } from '../../shared/page-head.tsx';
import { CartLines } from './cart-lines.tsx';
import { CartSummary } from './cart-summary.tsx';

export default function CartRoute() {
  return (
    <AreaWords area="basket">
      <CartPage />
    </AreaWords>
  );
}

/** What this browser keeps: the server learns of it when one orders. */
function CartPage() {
  const t = useT();
  const { lines, isLoaded } = useCartState();
  return (
    <div className="page">
      <PageHead title={t('basket.title')} robots="noindex" />
      {isLoaded && lines.length === 0 ? (
        <EmptyState
          heading="h1"
          title={t('basket.empty')}
          description={t('basket.emptyText')}
          actions={<ButtonLink to="/shop">{t('storefront.cart.shop')}</ButtonLink>}
        />
      ) : (
        <>
          <header className="page-intro">
            <h1>{t('basket.title')}</h1>
            <noscript>
              <p>{t('basket.needsScripts')}</p>
            </noscript>
          </header>
          {isLoaded ? (
            <div className="cart">
              <CartLines lines={lines} />
              <CartSummary lines={lines} />
            </div>
          ) : (
            <Waiting />
          )}
        </>
      )}
    </div>
  );
}

const Waiting = () => (
  <div className="needs-script cart" aria-hidden="true">
    <Skeleton className="h-40" />
    <Skeleton className="h-40" />
  </div>
);

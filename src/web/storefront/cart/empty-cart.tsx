import { useEffect } from 'react';
import { useFetcher } from 'react-router';
import { useT } from '#i18n/react.tsx';
import { ButtonLink } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { useStored } from '../../shared/storage/use-stored.ts';
import { ProductGrid } from '../components/product-card.tsx';
import type { loader } from '../product/recently-viewed.route.ts';
import { recentlyViewedKey } from '../product/recently-viewed.tsx';

/** Leads on to the pieces that were looked at, and to those that many buy. */
export function EmptyCart() {
  const t = useT();
  const ids = useStored(recentlyViewedKey) ?? '';
  const { load, data = [] } = useFetcher<typeof loader>();
  useEffect(() => void load(`/recently-viewed?fill=yes&ids=${ids}`), [load, ids]);
  return (
    <>
      <EmptyState
        heading="h1"
        title={t('cart.page.empty')}
        description={t('cart.page.emptyText')}
        actions={<ButtonLink to="/shop">{t('storefront.cartControls.shop')}</ButtonLink>}
      />
      {data.length > 0 && (
        <section aria-labelledby="to-look-at" className="section">
          <h2 id="to-look-at" className="mb-8">
            {t('cart.page.nearest')}
          </h2>
          <ProductGrid products={data} />
        </section>
      )}
    </>
  );
}

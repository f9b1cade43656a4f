import { useEffect, useRef } from 'react';
import { useFetcher } from 'react-router';
import { recentExcept, readRecent, writeRecent } from '#domain/catalog/recently-viewed.ts';
import { useT } from '#i18n/react.tsx';
import { whenNear } from '#ui/when-near.ts';
import { readStored, writeStored, useStored } from '../../shared/storage/use-stored.ts';
import { ProductGrid } from '../components/product-card.tsx';
import type { loader } from './recently-viewed.route.ts';

export const recentlyViewedKey = 'recently-viewed';

/** Products viewed in this browser, loaded when they come near the viewport, at today's prices. */
export function RecentlyViewed({ productId }: { productId: string }) {
  const t = useT();
  const seen = recentExcept(readRecent(useStored(recentlyViewedKey)), productId);
  const fetcher = useFetcher<typeof loader>();
  const section = useRef<HTMLElement>(null);
  const ids = seen.join();

  useEffect(() => {
    writeStored(
      recentlyViewedKey,
      writeRecent(readRecent(readStored(recentlyViewedKey)), productId),
    );
  }, [productId]);

  const { load } = fetcher;
  useEffect(() => {
    if (!section.current) return undefined;
    return whenNear(section.current, () => void load(`/recently-viewed?ids=${ids}`));
  }, [ids, load]);

  if (seen.length === 0) return null;
  return (
    <section ref={section} className="section recent" aria-labelledby="recent">
      <h2 id="recent" className="mb-8">
        {t('productDetails.facts.recent')}
      </h2>
      <ProductGrid products={fetcher.data ?? []} />
    </section>
  );
}

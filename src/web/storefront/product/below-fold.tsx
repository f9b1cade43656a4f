import type { ProductView } from '#services/catalog/find-product.server.ts';
import type { ReviewQuery } from '#domain/reviews/review-query.ts';
import { useT } from '#i18n/react.tsx';
import type { FormResult } from '../../shared/forms/form-result.ts';
import { ProductGrid } from '../components/product-card.tsx';
import { ProductFacts } from './product-facts.tsx';
import { RecentlyViewed } from './recently-viewed.tsx';
import { Reviews } from './reviews.tsx';
import { SetRow } from './set-row.tsx';
import { Story } from './story.tsx';
import { TechniqueBand } from './technique-band.tsx';
import type { VariantSelection } from './use-variant-selection.ts';

interface BelowFoldProps {
  view: ProductView;
  reviewQuery: ReviewQuery;
  choosing: VariantSelection;
  serverResult: FormResult | undefined;
}

/** What one reads after having seen the piece: its story, its facts, what others say. */
export default function BelowFold(props: BelowFoldProps) {
  const { view, reviewQuery, choosing, serverResult } = props;
  const { product, set, reviews, photos, distribution, related } = view;
  const isGone = product.stockStatus === 'sold_out' || product.stockStatus === 'out_of_stock';
  return (
    <>
      {isGone && related.length > 0 && (
        <div className="page">
          <Related products={related} />
        </div>
      )}
      <Story product={product} />
      <TechniqueBand product={product} />
      <div className="page">
        {set && <SetRow set={set} />}
        <ProductFacts product={product} choosing={choosing} />
        <Reviews
          product={product}
          reviews={reviews}
          photos={photos}
          distribution={distribution}
          query={reviewQuery}
          serverResult={serverResult}
        />
        {!isGone && related.length > 0 && <Related products={related} />}
        <RecentlyViewed productId={product.id} />
      </div>
    </>
  );
}

function Related({ products }: { products: ProductView['related'] }) {
  const t = useT();
  return (
    <section className="section" aria-labelledby="related">
      <h2 id="related" className="mb-8">
        {t('productDetails.facts.related')}
      </h2>
      <ProductGrid products={products} />
    </section>
  );
}

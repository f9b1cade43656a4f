import type { UsedProduct } from '#domain/work/work.ts';
import { useT } from '#i18n/react.tsx';
import { useHasScripts } from '#ui/use-has-scripts.ts';
import { ProductGrid } from '../components/product-card.tsx';
import { RoomBar } from './room-bar.tsx';

/** The pieces that stand there, at today's price, and all of them with one press. */
export function RoomPieces({ products }: { products: UsedProduct[] }) {
  const t = useT();
  const hasScripts = useHasScripts();
  if (products.length === 0) return null;
  return (
    <section className="page section" aria-labelledby="products-used">
      <div className="section-head">
        <h2 id="products-used">{t('storefront.work.products')}</h2>
      </div>
      <ProductGrid products={products} />
      {/* The cart lives in the browser's own storage. */}
      {hasScripts && <RoomBar products={products} />}
    </section>
  );
}

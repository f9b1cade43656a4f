import type { UsedProduct } from '#domain/work/work.ts';
import { useT } from '#i18n/react.tsx';
import { useHasScripts } from '#ui/use-has-scripts.ts';
import { ProductGrid } from '../components/product-card.tsx';
import { RoomBar } from './room-bar.tsx';

/** The products of the room at today's prices, and a button that adds all of them. */
export function RoomProducts({ products }: { products: UsedProduct[] }) {
  const t = useT();
  const hasScripts = useHasScripts();
  if (products.length === 0) return null;
  return (
    <section className="page section" aria-labelledby="products-used">
      <div className="section-head">
        <h2 id="products-used">{t('storefront.work.products')}</h2>
      </div>
      <ProductGrid products={products} />
      {/* The cart is stored in the browser. */}
      {hasScripts && <RoomBar products={products} />}
    </section>
  );
}

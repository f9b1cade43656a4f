import type { UsedProduct } from '#domain/work/work.ts';
import { useT } from '#i18n/react.tsx';
import { ProductGrid } from '../components/product-card.tsx';

/** The pieces that stand there, at today's price, and all of them with one press. */
export function RoomPieces({ products }: { products: UsedProduct[] }) {
  const t = useT();
  if (products.length === 0) return null;
  return (
    <section className="page section" aria-labelledby="products-used">
      <div className="section-head">
        <h2 id="products-used">{t('storefront.work.products')}</h2>
      </div>
      <ProductGrid products={products} />
    </section>
  );
}

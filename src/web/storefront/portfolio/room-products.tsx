import type { WorkDetail } from '#domain/work/work.ts';
import { useT } from '#i18n/react.tsx';
import { ProductGrid } from '../components/product-card.tsx';
import { RoomBar } from './room-bar.tsx';

/** As cards; the list below them names every piece. */
const largest = 4;

/** The products of the room at today's prices, and a button that adds all of them. */
export function RoomProducts({ products, room }: Pick<WorkDetail, 'products' | 'room'>) {
  const t = useT();
  if (products.length === 0) return null;
  return (
    <section className="page section" aria-labelledby="products-used">
      <div className="section-head">
        <h2 id="products-used">{t('portfolioProject.products')}</h2>
      </div>
      <ProductGrid products={products.slice(0, largest)} />
      <RoomBar pieces={room} />
    </section>
  );
}

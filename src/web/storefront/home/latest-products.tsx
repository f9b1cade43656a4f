import type { ProductCard } from '#domain/catalog/product.ts';
import type { Section } from '#domain/content/section.ts';
import { useT } from '#i18n/react.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { Link } from '#ui/link.tsx';
import { ProductGrid } from '../components/product-card.tsx';
import { sectionHeadingId, SectionHead } from '../sections/section-head.tsx';

interface LatestProductsProps {
  section: Section;
  /** Null when they could not be loaded. */
  products: ProductCard[] | null;
}

export function LatestProducts({ section, products }: LatestProductsProps) {
  const t = useT();
  return (
    <section className="page section" aria-labelledby={sectionHeadingId(section)}>
      <SectionHead section={section}>
        <Link to="/shop" variant="arrow">
          {t('storefront.home.seeAll')}
        </Link>
      </SectionHead>
      <Products products={products} />
    </section>
  );
}

function Products({ products }: Pick<LatestProductsProps, 'products'>) {
  const t = useT();
  if (!products) {
    return (
      <p role="alert" className="text-terracotta">
        {t('storefront.home.productsFailed')}
      </p>
    );
  }
  if (products.length === 0) {
    return <EmptyState heading="h3" title={t('storefront.home.noProducts')} />;
  }
  return <ProductGrid products={products} />;
}

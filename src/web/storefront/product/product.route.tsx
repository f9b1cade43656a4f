import { isRouteErrorResponse } from 'react-router';
import { useT } from '#i18n/react.tsx';
import { findProduct } from '#services/catalog/find-product.server.ts';
import { Breadcrumb } from '#ui/breadcrumb.tsx';
import { ButtonLink } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { FailurePage } from '../../shared/errors/failure-page.tsx';
import { PageHead } from '../../shared/page-head.tsx';
import { useShell } from '../../shared/shell-data.tsx';
import { ProductGrid } from '../components/product-card.tsx';
import { readerOf } from '../components/reader.server.ts';
import type { Route } from './+types/product.route.ts';
import { Gallery } from './gallery.tsx';
import { ProductFacts } from './product-facts.tsx';
import { productStructuredData } from './product-structured-data.ts';
import { ProductSummary } from './product-summary.tsx';
import { Reviews } from './reviews.tsx';

export async function loader({ params, context }: Route.LoaderArgs) {
  const found = await findProduct(params.key, readerOf(context));
  if (!found) throw new Response(null, { status: 404 });
  return found;
}

export default function Product({ loaderData }: Route.ComponentProps) {
  const { product, reviews, related } = loaderData;
  const t = useT();
  const { publicUrl, site } = useShell();
  const room = t(`storefront.rooms.${product.category}`);
  return (
    <article>
      <PageHead
        title={product.name}
        description={product.description}
        kind="product"
        picture={product.picture?.url}
        structuredData={productStructuredData(product, { publicUrl, currency: site.currency })}
      />
      <div className="page">
        <Breadcrumb
          className="py-6"
          crumbs={[
            { label: t('storefront.shop.title'), to: '/shop' },
            { label: room, to: `/shop?category=${product.category}` },
            { label: product.name },
          ]}
        />
        <div className="product-top">
          <Gallery product={product} />
          <ProductSummary product={product} />
        </div>
        <ProductFacts product={product} />
        <Reviews product={product} reviews={reviews} />
        {related.length > 0 && (
          <section className="section" aria-labelledby="related">
            <h2 id="related" className="mb-8">
              {t('storefront.product.related')}
            </h2>
            <ProductGrid products={related} />
          </section>
        )}
      </div>
    </article>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const t = useT();
  if (!isRouteErrorResponse(error) || error.status !== 404) {
    return <FailurePage title={t('storefront.product.failed')} />;
  }
  return (
    <>
      <PageHead title={t('storefront.product.notFoundTitle')} robots="noindex" />
      <EmptyState
        heading="h1"
        title={t('storefront.product.notFoundTitle')}
        description={t('storefront.product.notFoundText')}
        actions={<ButtonLink to="/shop">{t('storefront.pages.visitShop')}</ButtonLink>}
      />
    </>
  );
}

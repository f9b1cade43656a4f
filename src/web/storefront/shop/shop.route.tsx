import { readListQuery, writeListQuery } from '#domain/catalog/list-query.ts';
import { useT } from '#i18n/react.tsx';
import { listProducts } from '#services/catalog/list-products.server.ts';
import { ButtonLink } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { Pagination } from '#ui/pagination.tsx';
import { FailurePage } from '../../shared/errors/failure-page.tsx';
import { PageHead } from '../../shared/page-head.tsx';
import { ProductGrid } from '../components/product-card.tsx';
import { readerOf } from '../components/reader.server.ts';
import type { Route } from './+types/shop.route.ts';
import { RoomFilter } from './room-filter.tsx';
import { SortForm } from './sort-form.tsx';

export async function loader({ request, context }: Route.LoaderArgs) {
  const query = readListQuery(new URL(request.url).searchParams);
  return { query, ...(await listProducts(query, readerOf(context))) };
}

export default function Shop({ loaderData }: Route.ComponentProps) {
  const t = useT();
  const { query, products, count, pages } = loaderData;
  const { category } = query;
  const title = category ? t(`storefront.rooms.${category}`) : t('storefront.shop.title');
  return (
    <div className="page">
      <PageHead title={title} query={writeListQuery({ ...query, sort: 'default' })} />
      <header className="page-intro">
        <h1>{title}</h1>
        <p>{t('storefront.shop.lead')}</p>
      </header>
      <div className="shop-bar">
        <RoomFilter query={query} />
        <SortForm query={query} />
      </div>
      <p role="status" className="my-6 text-sm text-muted">
        {t('storefront.shop.count', { count })}
      </p>
      {products.length === 0 ? (
        <EmptyState
          title={t('storefront.shop.empty')}
          actions={<ButtonLink to="/shop">{t('storefront.shop.emptyAction')}</ButtonLink>}
        />
      ) : (
        <ProductGrid products={products} heading="h2" priority />
      )}
      {pages > 1 && (
        <Pagination
          page={query.page}
          pages={pages}
          hrefFor={(page) => `/shop${writeListQuery({ ...query, page })}`}
          className="my-16"
        />
      )}
    </div>
  );
}

export function ErrorBoundary() {
  const t = useT();
  return <FailurePage title={t('storefront.shop.failed')} retry={t('storefront.shop.retry')} />;
}

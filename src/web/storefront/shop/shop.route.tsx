import { useRef } from 'react';
import { shopListArea } from '#i18n/areas/shop-list.ts';
import {
  noFilters,
  readListQuery,
  selectedRoom,
  writeListQuery,
} from '#domain/catalog/list-query.ts';
import { useT } from '#i18n/react.tsx';
import { listProducts, type ProductPage } from '#services/catalog/list-products.server.ts';
import { Link } from '#ui/link.tsx';
import { FailurePage } from '../../shared/errors/failure-page.tsx';
import { AreaMessages } from '../../shared/messages/area-messages.tsx';
import { FewerWordsNotice } from '../../shared/search/fewer-words.tsx';
import { PageHead } from '../../shared/seo/page-head.tsx';
import { ProductGrid } from '../components/product-card.tsx';
import { readerOf } from '../components/reader.server.ts';
import type { Route } from './+types/shop.route.ts';
import { noteMiss } from '../search/note-miss.server.ts';
import { ActiveFilters } from './active-filters.tsx';
import { FilterPanel } from './filter-panel.tsx';
import { ListPages } from './list-pages.tsx';
import { NoPieces } from './no-pieces.tsx';
import { RoomFilter } from './room-filter.tsx';
import { ShopToolbar } from './shop-toolbar.tsx';
import { useShopList } from './use-shop-list.ts';

export async function loader({ request, context }: Route.LoaderArgs) {
  const query = readListQuery(new URL(request.url).searchParams);
  const shown = await listProducts(query, readerOf(context));
  if (query.searchText && (shown.fewer || isUnfiltered(query))) {
    await noteMiss(query.searchText, { results: shown.products, fewer: shown.fewer }, context);
  }
  return shown;
}

export default function Shop({ loaderData }: Route.ComponentProps) {
  return (
    <AreaMessages area={shopListArea}>
      <List shown={loaderData} />
    </AreaMessages>
  );
}

function List({ shown }: { shown: ProductPage }) {
  const t = useT();
  const list = useShopList(shown.query);
  const status = useRef<HTMLParagraphElement>(null);
  const room = selectedRoom(shown.query);
  const title = room ? t(`storefront.rooms.${room}`) : t('storefront.shop.title');
  return (
    <div className="page shop">
      <PageHead title={title} query={pageOfItsOwn(shown.query)} />
      <header className="shop-head">
        <h1>{title}</h1>
        <p ref={status} role="status" tabIndex={-1} className="shop-count">
          {list.isPending ? t('shopList.loading') : t('shopList.count', { count: shown.total })}
        </p>
        <p className="shop-lead">{t('shopList.lead')}</p>
      </header>
      <RoomFilter query={list.query} counts={shown.counts} />
      <FilterPanel list={list} facts={shown} total={shown.total} />
      <div className="shop-results">
        <ShopToolbar list={list}>
          <ActiveFilters
            query={list.query}
            terms={shown.terms}
            onRemove={() => status.current?.focus({ preventScroll: true })}
          />
        </ShopToolbar>
        {shown.fewer && shown.products.length > 0 && (
          <FewerWordsNotice fewer={shown.fewer} area="shopList" />
        )}
        <Results shown={shown} isPending={list.isPending} />
      </div>
    </div>
  );
}

/** A list that is empty because of its filters says nothing about the words. */
const isUnfiltered = ({ selected, min, max }: ProductPage['query']) =>
  min === undefined &&
  max === undefined &&
  Object.values(selected).every((values) => values.length === 0);

/** Rooms and their pages are separate pages for search engines; filters only narrow them. */
function pageOfItsOwn({ selected, page }: ProductPage['query']): string {
  const room = { ...noFilters.selected, category: selected.category };
  return writeListQuery({
    ...noFilters,
    selected: room,
    sort: 'default',
    page,
    cursor: undefined,
  });
}

function Results({ shown, isPending }: { shown: ProductPage; isPending: boolean }) {
  const t = useT();
  if (shown.products.length === 0) {
    return <NoPieces {...shown} />;
  }
  return (
    <div className="shop-grid" aria-busy={isPending}>
      <ProductGrid products={shown.products} heading="h2" priority />
      <ListPages {...shown} />
      {shown.next === null && shown.query.page === shown.pages && (
        <p className="shop-end">
          {t('shopList.seenAll', { count: shown.total })}{' '}
          <Link to="/custom-service">{t('shopList.missing')}</Link>
        </p>
      )}
    </div>
  );
}

export function ErrorBoundary() {
  const t = useT();
  return <FailurePage title={t('storefront.shop.failed')} retry={t('storefront.shop.retry')} />;
}

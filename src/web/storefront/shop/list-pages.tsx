import type { ListQuery } from '#domain/catalog/list-query.ts';
import { useT } from '#i18n/react.tsx';
import type { ProductPage } from '#services/catalog/list-products.server.ts';
import { Link } from '#ui/link.tsx';
import { Pagination } from '#ui/pagination.tsx';
import { shopListUrl } from './use-shop-list.ts';

type ListPagesProps = Pick<ProductPage, 'query' | 'pages' | 'previous' | 'next'>;

/** Numbered pages as far as they go, then keyset pagination. */
export function ListPages({ query, pages, previous, next }: ListPagesProps) {
  const t = useT();
  const at = (change: Partial<ListQuery>) => shopListUrl({ ...query, ...change });
  return (
    <div className="list-pages">
      {!query.cursor && (
        <Pagination page={query.page} pages={pages} hrefFor={(page) => at({ page })} />
      )}
      {(query.cursor || next) && (
        <nav aria-label={t('shopList.pages')} className="list-ways">
          {query.cursor && (
            <Link to={at({ cursor: undefined, page: 1 })}>{t('shopList.firstPage')}</Link>
          )}
          {previous && (
            <Link to={at({ cursor: previous })} rel="prev">
              {t('shopList.previousPage')}
            </Link>
          )}
          {next && (
            <Link to={at({ cursor: next })} rel="next">
              {t('shopList.nextPage')}
            </Link>
          )}
        </nav>
      )}
    </div>
  );
}

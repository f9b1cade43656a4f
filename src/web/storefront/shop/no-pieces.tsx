import { useT } from '#i18n/react.tsx';
import type { ProductPage } from '#services/catalog/list-products.server.ts';
import { ButtonLink } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { DeferredSearchAndRooms } from '../../shared/shell/deferred-parts.ts';
import { useChosenFilters } from './active-filters.tsx';
import { shopListUrl } from './use-shop-list.ts';

/** Ways on from a list without pieces: one filter less, all pieces, the rooms. */
export function NoPieces({ query, terms }: Pick<ProductPage, 'query' | 'terms'>) {
  const t = useT();
  const last = useChosenFilters(query, terms).at(-1);
  return (
    <>
      <EmptyState
        title={t('shopList.empty')}
        actions={
          <>
            {last && (
              <ButtonLink to={shopListUrl(last.without)}>
                {t('shopList.remove', { name: last.name })}
              </ButtonLink>
            )}
            <ButtonLink to="/shop" variant={last ? 'outline' : 'solid'}>
              {t('shopList.emptyAction')}
            </ButtonLink>
          </>
        }
      />
      <DeferredSearchAndRooms withoutSearch />
    </>
  );
}

import type { ReactNode } from 'react';
import { withChanges, sortOrders, type SortOrder } from '#domain/catalog/list-query.ts';
import { useLanguage } from '#i18n/react.tsx';
import { Button } from '#ui/button.tsx';
import { cx } from '#ui/cx.ts';
import { invoker } from '#ui/dialog-frame.tsx';
import { Field } from '#ui/field.tsx';
import { SearchIcon } from '#ui/icons.tsx';
import { Select } from '#ui/select.tsx';
import { useIsScrollingDown } from '#ui/use-is-scrolling-down.ts';
import { filterPanelId, shopFormId } from './filter-panel.tsx';
import { countChosen } from './active-filters.tsx';
import { UrlSyncedInput } from './url-synced-input.tsx';
import type { ShopList } from './use-shop-list.ts';

const labels = {
  default: 'shopList.sortDefault',
  'price-asc': 'shopList.sortPriceUp',
  'price-desc': 'shopList.sortPriceDown',
  newest: 'storefront.shop.sortNewest',
  oldest: 'shopList.sortOldest',
} as const satisfies Record<SortOrder, string>;

interface ShopToolbarProps {
  list: ShopList;
  /** The chosen filters, in a row of their own. */
  children: ReactNode;
}

/** Its fields belong to the filter form, so that without scripts all are sent together. */
export function ShopToolbar({ list: { query, go }, children }: ShopToolbarProps) {
  const { t, number } = useLanguage();
  const selectedCount = countChosen(query);
  const isScrollingDown = useIsScrollingDown();
  return (
    <div className="shop-toolbar" data-away={isScrollingDown || undefined}>
      <Field
        label={t('shopList.search')}
        hideLabel
        // On phones the search of the header is as near.
        className={cx('shop-search', !query.searchText && 'max-sm:hidden')}
      >
        <SearchIcon className="shop-search-icon" />
        <UrlSyncedInput
          type="search"
          name="q"
          form={shopFormId}
          value={query.searchText}
          placeholder={t('shopList.search')}
          enterKeyHint="search"
          maxLength={100}
        />
      </Field>
      <Button variant="outline" className="filter-opener" {...invoker(filterPanelId, 'show-modal')}>
        {t('shopList.filters')}
        {selectedCount > 0 && <span className="filter-badge">{number(selectedCount)}</span>}
      </Button>
      <Field label={t('shopList.sort')} className="shop-sort">
        <Select
          name="sort"
          form={shopFormId}
          value={query.sort}
          onChange={({ target }) => go(withChanges(query, { sort: target.value as SortOrder }))}
          options={sortOrders.map((order) => ({ value: order, label: t(labels[order]) }))}
        />
      </Field>
      <noscript>
        <Button type="submit" variant="outline" form={shopFormId}>
          {t('shopList.apply')}
        </Button>
      </noscript>
      {children}
    </div>
  );
}

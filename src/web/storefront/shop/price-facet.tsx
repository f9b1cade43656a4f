import type { FocusEvent } from 'react';
import { withChanges } from '#domain/catalog/list-query.ts';
import { readPrice, writePrice } from '#domain/catalog/price-bound.ts';
import type { FacetCounts } from '#services/catalog/count-facets.server.ts';
import { useLanguage } from '#i18n/react.tsx';
import { Field } from '#ui/field.tsx';
import { FacetGroup } from './facet-group.tsx';
import { UrlSyncedInput } from './url-synced-input.tsx';
import type { ShopList } from './use-shop-list.ts';

type PriceFacetProps = { list: ShopList; prices: FacetCounts['prices'] };

/** Accepts the digits of both languages. Applies on blur or Enter. */
export function PriceFacet({ list: { query, go }, prices }: PriceFacetProps) {
  const { t, number } = useLanguage();
  const { min, max } = query;
  const apply = (bound: 'min' | 'max') => (event: FocusEvent<HTMLInputElement>) => {
    const cents = readPrice(event.currentTarget.value);
    if (cents !== query[bound]) go(withChanges(query, { [bound]: cents }));
  };
  const shared = { inputMode: 'decimal', autoComplete: 'off', dir: 'auto' } as const;
  const written = (cents: number | undefined) => (cents === undefined ? '' : writePrice(cents));
  return (
    <FacetGroup
      label={t('storefront.shop.price')}
      selectedCount={min === undefined && max === undefined ? 0 : 1}
      isOpen
    >
      <div className="price-fields">
        <Field label={t('storefront.shop.priceFrom')}>
          <UrlSyncedInput
            name="min"
            value={written(min)}
            placeholder={prices ? number(Math.floor(prices.lowest / 100)) : undefined}
            onBlur={apply('min')}
            {...shared}
          />
        </Field>
        <Field label={t('storefront.shop.priceTo')}>
          <UrlSyncedInput
            name="max"
            value={written(max)}
            placeholder={prices ? number(Math.ceil(prices.highest / 100)) : undefined}
            onBlur={apply('max')}
            {...shared}
          />
        </Field>
      </div>
    </FacetGroup>
  );
}

import { useState, type FocusEvent } from 'react';
import { withChanges } from '#domain/catalog/list-query.ts';
import { readPrice, writePrice } from '#domain/catalog/price-bound.ts';
import type { FacetCounts } from '#services/catalog/count-facets.server.ts';
import { useLanguage } from '#i18n/react.tsx';
import { Field } from '#ui/field.tsx';
import { FacetGroup } from './facet-group.tsx';
import { PriceSlider } from './deferred-price-slider.ts';
import type { PriceRange } from './price-slider.tsx';
import { UrlSyncedInput } from './url-synced-input.tsx';
import type { ShopList } from './use-shop-list.ts';

type PriceFacetProps = { list: ShopList; prices: FacetCounts['prices'] };

/** Fields that accept the digits of both languages and apply on blur or Enter, below a slider. */
export function PriceFacet({ list: { query, go }, prices }: PriceFacetProps) {
  const { t, money, number } = useLanguage();
  const [dragged, setDragged] = useState<PriceRange>();
  const { min, max } = dragged ?? query;
  const apply = (bound: 'min' | 'max') => (event: FocusEvent<HTMLInputElement>) => {
    const cents = readPrice(event.currentTarget.value);
    if (cents !== query[bound]) go(withChanges(query, { [bound]: cents }));
  };
  const release = (range: PriceRange) => {
    setDragged(undefined);
    go(withChanges(query, range));
  };
  const shared = { inputMode: 'decimal', autoComplete: 'off', dir: 'auto' } as const;
  const written = (cents: number | undefined) => (cents === undefined ? '' : number(cents / 100));
  return (
    <FacetGroup
      label={t('shopList.price')}
      selectedCount={min === undefined && max === undefined ? 0 : 1}
      isOpen
    >
      {prices && prices.counts.length > 1 && (
        <PriceSlider
          {...{ prices, min, max }}
          textOf={(cents) => money(writePrice(cents))}
          onDrag={setDragged}
          onRelease={release}
        />
      )}
      <div className="price-fields">
        <Field label={t('shopList.priceFrom')}>
          <UrlSyncedInput
            name="min"
            value={written(min)}
            placeholder={prices ? number(Math.floor(prices.lowest / 100)) : undefined}
            onBlur={apply('min')}
            {...shared}
          />
        </Field>
        <Field label={t('shopList.priceTo')}>
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

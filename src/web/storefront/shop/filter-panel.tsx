import type { FormEvent } from 'react';
import { Form } from 'react-router';
import { withChanges, readListQuery, selectedRoom } from '#domain/catalog/list-query.ts';
import { useLanguage } from '#i18n/react.tsx';
import { Button } from '#ui/button.tsx';
import { Sheet } from '#ui/sheet.tsx';
import { FixedFacet, RatingFacet, SaleFacet, TermFacetGroup } from './facets.tsx';
import type { FacetFacts } from './facets.tsx';
import { PriceFacet } from './price-facet.tsx';
import type { ShopList } from './use-shop-list.ts';

export const filterPanelId = 'shop-filters';
export const shopFormId = 'shop-form';

type FilterPanelProps = { list: ShopList; facts: FacetFacts; total: number };

/** One panel for all widths: a sheet on phones, a sidebar on wide screens. */
export function FilterPanel({ list, facts, total }: FilterPanelProps) {
  const { t } = useLanguage();
  const { query, go, isPending } = list;
  const room = selectedRoom(query);
  const resultText = isPending ? t('shopList.loading') : t('shopList.show', { count: total });

  function apply(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const typed = readListQuery(new URLSearchParams(textFields(event.currentTarget)));
    go(withChanges(query, { searchText: typed.searchText, min: typed.min, max: typed.max }));
    (document.getElementById(filterPanelId) as HTMLDialogElement | null)?.close();
  }

  return (
    <div className="filter-panel">
      <Sheet
        id={filterPanelId}
        side="start"
        title={t('shopList.filters')}
        footer={
          <Button type="submit" form={shopFormId} wide aria-live="polite">
            {resultText}
          </Button>
        }
      >
        <Form id={shopFormId} action="/shop" onSubmit={apply} className="facets">
          {room && <input type="hidden" name="category" value={room} />}
          <TermFacetGroup facet="kind" list={list} facts={facts} isOpen />
          <PriceFacet list={list} prices={facts.prices} />
          <TermFacetGroup facet="colour" list={list} facts={facts} isOpen />
          <TermFacetGroup facet="material" list={list} facts={facts} />
          <TermFacetGroup facet="workshop" list={list} facts={facts} />
          <FixedFacet facet="availability" list={list} facts={facts} />
          <FixedFacet facet="delivery" list={list} facts={facts} />
          <RatingFacet list={list} facts={facts} />
          <SaleFacet list={list} facts={facts} />
        </Form>
      </Sheet>
    </div>
  );
}

/** Boxes and menus apply at once; typed values wait until the form is sent. */
function textFields(form: HTMLFormElement): [string, string][] {
  return [...new FormData(form)].filter(
    (field): field is [string, string] => typeof field[1] === 'string',
  );
}

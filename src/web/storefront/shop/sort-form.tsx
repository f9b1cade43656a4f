import { Form, useSubmit } from 'react-router';
import { sortOrders, type ListQuery, type SortOrder } from '#domain/catalog/list-query.ts';
import { useT } from '#i18n/react.tsx';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { Select } from '#ui/select.tsx';

const labels = {
  default: 'storefront.shop.sortDefault',
  'price-asc': 'storefront.shop.sortPriceUp',
  'price-desc': 'storefront.shop.sortPriceDown',
  newest: 'storefront.shop.sortNewest',
  oldest: 'storefront.shop.sortOldest',
} as const satisfies Record<SortOrder, string>;

/** Choosing is enough with scripts; without them the button sends the choice. */
export function SortForm({ query }: { query: ListQuery }) {
  const t = useT();
  const submit = useSubmit();
  return (
    <Form
      action="/shop"
      className="flex items-end gap-3"
      preventScrollReset
      onChange={(event) => void submit(event.currentTarget, { preventScrollReset: true })}
    >
      {query.category && <input type="hidden" name="category" value={query.category} />}
      <Field label={t('storefront.shop.sort')}>
        <Select
          key={query.sort}
          name="sort"
          defaultValue={query.sort}
          options={sortOrders.map((order) => ({ value: order, label: t(labels[order]) }))}
        />
      </Field>
      <noscript>
        <Button type="submit" variant="outline">
          {t('storefront.shop.apply')}
        </Button>
      </noscript>
    </Form>
  );
}

import { useEffect, useId, useState } from 'react';
import { useFetcher } from 'react-router';
import type { StaffSearchResult } from '#domain/admin/staff-search.ts';
import { useT } from '#i18n/react.tsx';
import type { LinkableProduct } from '#services/work/linkable-products.server.ts';
import { Button } from '#ui/button.tsx';
import { PlusIcon } from '#ui/icons.tsx';
import { TextInput } from '#ui/text-input.tsx';

interface ProductSearchProps {
  isChosen(id: string): boolean;
  onChoose(product: LinkableProduct): void;
}

const pauseMilliseconds = 250;

/** Finds products as the search of the back office does; each result is a button. */
export function ProductSearch({ isChosen, onChoose }: ProductSearchProps) {
  const t = useT();
  const id = useId();
  const [term, setTerm] = useState('');
  const results = useFoundProducts(term).filter((product) => !isChosen(product.id));
  return (
    <div className="room-search" role="search">
      <label htmlFor={id} className="text-sm font-medium">
        {t('adminWork.hotspots.search')}
      </label>
      <TextInput
        id={id}
        type="search"
        autoComplete="off"
        value={term}
        // Not a field of the record, so the form shall not keep a draft of it.
        onInput={(event) => event.stopPropagation()}
        onChange={(event) => setTerm(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter') event.preventDefault();
        }}
      />
      <p role="status" className="sr-only">
        {term && t('adminWork.hotspots.found', { count: results.length })}
      </p>
      <ul className="room-results">
        {results.map((product) => (
          <li key={product.id}>
            <Button
              variant="outline"
              size="small"
              aria-label={t('adminWork.hotspots.add', { name: product.name })}
              onClick={() => onChoose(product)}
            >
              <PlusIcon className="size-4" /> <bdi>{product.name}</bdi>
              <bdi dir="ltr" className="text-muted">
                {product.sku}
              </bdi>
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
}

function useFoundProducts(term: string): LinkableProduct[] {
  const { load, data } = useFetcher<{ term: string | null; results: StaffSearchResult[] }>();
  useEffect(() => {
    if (term.trim().length < 2) return undefined;
    const timer = setTimeout(
      () => void load(`/admin/search?q=${encodeURIComponent(term)}`),
      pauseMilliseconds,
    );
    return () => clearTimeout(timer);
  }, [term, load]);
  if (term.trim().length < 2) return [];
  return (data?.results ?? [])
    .filter(({ group }) => group === 'products')
    .map(({ id, title, detail }) => ({ id, name: title, sku: detail }));
}

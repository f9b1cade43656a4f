import { useEffect, useId, useState } from 'react';
import { useFetcher } from 'react-router';
import { useT } from '#i18n/react.tsx';
import type { NamedProduct } from '#services/products/product-names.server.ts';
import { Button } from '#ui/button.tsx';
import { PlusIcon } from '#ui/icons.tsx';
import { TextInput } from '#ui/text-input.tsx';
import { useKnownProducts } from './known-products.tsx';

interface ProductSearchProps {
  isChosen(id: string): boolean;
  onChoose(product: NamedProduct): void;
}

const pauseMilliseconds = 250;

/** Finds products by name or SKU; each result is a button. */
export function ProductSearch({ isChosen, onChoose }: ProductSearchProps) {
  const t = useT();
  const id = useId();
  const [term, setTerm] = useState('');
  const results = useFoundProducts(term).filter((product) => !isChosen(product.id));
  return (
    <div className="product-search" role="search">
      <label htmlFor={id} className="text-sm font-medium">
        {t('admin.productChoice.search')}
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
        {term && t('admin.productChoice.found', { count: results.length })}
      </p>
      <ul className="found-products">
        {results.map((product) => (
          <li key={product.id}>
            <Button
              variant="outline"
              size="small"
              aria-label={t('admin.productChoice.add', { name: product.name })}
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

function useFoundProducts(term: string): NamedProduct[] {
  const { load, data } = useFetcher<{ products: NamedProduct[] }>();
  const { searchAt } = useKnownProducts();
  useEffect(() => {
    if (term.trim().length < 2) return undefined;
    const timer = setTimeout(
      () => void load(`${searchAt}?q=${encodeURIComponent(term)}`),
      pauseMilliseconds,
    );
    return () => clearTimeout(timer);
  }, [term, load, searchAt]);
  if (term.trim().length < 2) return [];
  return data?.products ?? [];
}

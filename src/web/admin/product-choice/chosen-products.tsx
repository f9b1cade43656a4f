import type { ReactNode } from 'react';
import { useT } from '#i18n/react.tsx';
import { IconButton } from '#ui/button.tsx';
import { CloseIcon } from '#ui/icons.tsx';
import { useHasScripts } from '#ui/use-has-scripts.ts';
import { useKnownProducts } from './known-products.tsx';
import './product-choice.css';
import { ProductSearch } from './product-search.tsx';

interface ChosenProductsProps {
  /** Their ids. */
  selected: readonly string[];
  onAdd(id: string): void;
  onRemove(id: string): void;
  /** What stands here while nothing is selected. */
  none: ReactNode;
}

/** The products of a field, found by name or SKU. The field itself stores their ids. */
export function ChosenProducts({ selected, onAdd, onRemove, none }: ChosenProductsProps) {
  const t = useT();
  const hasScripts = useHasScripts();
  const { nameOf, learn } = useKnownProducts();
  return (
    <>
      {selected.length === 0 && <p className="text-muted">{none}</p>}
      <ul className="chosen-products">
        {selected.map((id) => (
          <li key={id}>
            <bdi>{nameOf(id)}</bdi>
            {hasScripts && (
              <IconButton
                label={t('admin.productChoice.remove', { name: nameOf(id) })}
                onClick={() => onRemove(id)}
              >
                <CloseIcon className="size-4" />
              </IconButton>
            )}
          </li>
        ))}
      </ul>
      {hasScripts ? (
        <ProductSearch
          isChosen={(id) => selected.includes(id)}
          onChoose={(product) => {
            learn(product);
            onAdd(product.id);
          }}
        />
      ) : (
        <p className="text-muted">{t('admin.productChoice.scripts')}</p>
      )}
    </>
  );
}

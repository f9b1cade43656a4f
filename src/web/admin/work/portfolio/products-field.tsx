import { useId } from 'react';
import { linkedProductsText, readLinkedProducts } from '#domain/work/linked-products.ts';
import { useT } from '#i18n/react.tsx';
import { IconButton } from '#ui/button.tsx';
import { FieldError, FieldHint } from '#ui/field.tsx';
import { CloseIcon } from '#ui/icons.tsx';
import { useHasScripts } from '#ui/use-has-scripts.ts';
import { useFormContext } from '../../../shared/forms/form-context.ts';
import { useFieldText } from '../../forms/use-field-text.ts';
import { useKnownProducts } from './known-products.tsx';
import { ProductSearch } from './product-search.tsx';

/** The products of a portfolio project, found by name or SKU. */
export function ProductsField({ name, label }: { name: string; label: string }) {
  const t = useT();
  const id = useId();
  const hasScripts = useHasScripts();
  const { idOf, problemOf } = useFormContext();
  const { nameOf, learn } = useKnownProducts();
  const { text, change, control } = useFieldText<HTMLInputElement>(name);
  const rows = readLinkedProducts(text);
  return (
    <fieldset id={idOf(name)} tabIndex={-1} className="room-field" aria-describedby={`${id}-error`}>
      <legend className="text-sm font-medium">{label}</legend>
      <FieldHint>{t('adminWork.hotspots.productsHint')}</FieldHint>
      <input type="text" hidden {...control} />
      <FieldError id={`${id}-error`}>{problemOf(name)}</FieldError>
      {rows.length === 0 && <p className="text-muted">{t('adminWork.hotspots.noProducts')}</p>}
      <ul className="room-products">
        {rows.map((row) => (
          <li key={row.id}>
            <bdi>{nameOf(row.product_id)}</bdi>
            {hasScripts && (
              <IconButton
                label={t('adminWork.hotspots.removeProduct', { name: nameOf(row.product_id) })}
                onClick={() =>
                  change(linkedProductsText(rows.filter((each) => each.id !== row.id)))
                }
              >
                <CloseIcon className="size-4" />
              </IconButton>
            )}
          </li>
        ))}
      </ul>
      {hasScripts ? (
        <ProductSearch
          isChosen={(product) => rows.some((row) => row.product_id === product)}
          onChoose={(product) => {
            learn(product);
            const added = { id: crypto.randomUUID(), product_id: product.id };
            change(linkedProductsText([...rows, added]));
          }}
        />
      ) : (
        <p className="text-muted">{t('adminWork.hotspots.scripts')}</p>
      )}
    </fieldset>
  );
}

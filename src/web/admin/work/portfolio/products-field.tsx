import { useId } from 'react';
import { linkedProductsText, readLinkedProducts } from '#domain/work/linked-products.ts';
import { useT } from '#i18n/react.tsx';
import { FieldError, FieldHint } from '#ui/field.tsx';
import { useFormContext } from '../../../shared/forms/form-context.ts';
import { useFieldText } from '../../forms/use-field-text.ts';
import { ChosenProducts } from '../../product-choice/chosen-products.tsx';

/** The products of a portfolio project, found by name or SKU. */
export function ProductsField({ name, label }: { name: string; label: string }) {
  const t = useT();
  const errorId = useId();
  const { idOf, problemOf } = useFormContext();
  const { text, change, control } = useFieldText<HTMLInputElement>(name);
  const rows = readLinkedProducts(text);
  return (
    <fieldset id={idOf(name)} tabIndex={-1} className="product-choice" aria-describedby={errorId}>
      <legend className="text-sm font-medium">{label}</legend>
      <FieldHint>{t('adminWork.hotspots.productsHint')}</FieldHint>
      <input type="text" hidden {...control} />
      <FieldError id={errorId}>{problemOf(name)}</FieldError>
      <ChosenProducts
        selected={rows.map((row) => row.product_id)}
        none={t('adminWork.hotspots.noProducts')}
        onRemove={(id) => change(linkedProductsText(rows.filter((row) => row.product_id !== id)))}
        onAdd={(product_id) =>
          change(linkedProductsText([...rows, { id: crypto.randomUUID(), product_id }]))
        }
      />
    </fieldset>
  );
}

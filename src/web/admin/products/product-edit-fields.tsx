import { useState } from 'react';
import { categories } from '#domain/catalog/category.ts';
import { productEditNames, type ProductEditName } from '#domain/admin/products/product-edit.ts';
import { useT } from '#i18n/react.tsx';
import { Field } from '#ui/field.tsx';
import { Select, type Option } from '#ui/select.tsx';
import { useHasScripts } from '#ui/use-has-scripts.ts';
import { SelectField, TextField } from '../../shared/forms/form-fields.tsx';
import { SubmitButton } from '../../shared/forms/submit-button.tsx';
import { PriceEditFields, SaleEditFields } from './price-edit-fields.tsx';

interface ProductEditFieldsProps {
  kinds: readonly Option[];
}

/** Which edit, and what it needs. Without scripts the fields of all edits are shown. */
export function ProductEditFields({ kinds }: ProductEditFieldsProps) {
  const t = useT();
  const hasScripts = useHasScripts();
  const [edit, setEdit] = useState<ProductEditName>('price');
  const shown = hasScripts ? [edit] : productEditNames;
  const options = productEditNames.map((value) => ({
    value,
    label: t(`adminProducts.bulk.edits.${value}`),
  }));
  return (
    <div className="product-edit">
      <Field label={t('adminProducts.bulk.choose')}>
        <Select
          name="edit"
          options={options}
          defaultValue="price"
          onChange={({ target }) => setEdit(target.value as ProductEditName)}
        />
      </Field>
      {shown.map((name) => (
        <EditFields key={name} {...{ name, kinds }} />
      ))}
      <SubmitButton size="small" busyLabel={t('adminProducts.bulk.previewing')}>
        {t('adminProducts.bulk.preview')}
      </SubmitButton>
    </div>
  );
}

function EditFields({ name, kinds }: { name: ProductEditName } & ProductEditFieldsProps) {
  const t = useT();
  const rooms = categories.map((value) => ({
    value,
    label: t(`adminProducts.productList.rooms.${value}`),
  }));
  const yesOrNo = (['yes', 'no'] as const).map((value) => ({
    value,
    label: t(`admin.lists.${value}`),
  }));
  switch (name) {
    case 'price':
      return <PriceEditFields />;
    case 'sale':
      return <SaleEditFields />;
    case 'room':
      return <SelectField name="room" options={rooms} />;
    case 'kind':
      return <SelectField name="kind" options={kinds} />;
    case 'addTags':
      return <TextField name="addedTags" maxLength={500} />;
    case 'removeTags':
      return <TextField name="removedTags" maxLength={500} />;
    case 'leadTime':
      return (
        <>
          <TextField name="leadFrom" inputMode="numeric" dir="ltr" maxLength={3} />
          <TextField name="leadTo" inputMode="numeric" dir="ltr" maxLength={3} />
        </>
      );
    case 'lowStock':
      return <TextField name="mark" inputMode="numeric" dir="ltr" maxLength={5} />;
    case 'preorder':
      return <SelectField name="isPreorder" options={yesOrNo} />;
    case 'soldOut':
      return <SelectField name="isSoldOut" options={yesOrNo} />;
    default:
      return null;
  }
}

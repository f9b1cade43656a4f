import { categories } from '#domain/catalog/category.ts';
import { useT } from '#i18n/react.tsx';
import { RecordSelect } from '../../forms/record-choices.tsx';
import { RecordText } from '../../forms/record-fields.tsx';
import type { FormTerms } from './product-form-data.ts';
import { ProductSlugField } from './product-slug-field.tsx';
import { ProductSection } from './product-section.tsx';

export function AddressSection({ terms, isNew }: { terms: FormTerms; isNew: boolean }) {
  const t = useT();
  const rooms = categories.map((value) => ({
    value,
    label: t(`adminProducts.productList.rooms.${value}`),
  }));
  const choose = t('adminProducts.form.choose');
  return (
    <ProductSection name="address">
      <ProductSlugField isNew={isNew} />
      <div className="record-grid">
        <RecordText name="sku" required maxLength={60} isCode />
        <RecordSelect name="category" required options={rooms} placeholder={choose} />
        <RecordSelect name="kind" required options={terms.kinds} placeholder={choose} />
      </div>
      <RecordText name="tags" hint={t('adminProducts.form.tagsHint')} />
    </ProductSection>
  );
}

import { useT } from '#i18n/react.tsx';
import { RecordSeveral } from '../../forms/record-several.tsx';
import { BilingualText, RecordNumber } from '../../forms/record-fields.tsx';
import { RowsField } from '../../forms/rows-field.tsx';
import type { FormTerms } from './product-form-data.ts';
import { ProductSection } from './product-section.tsx';

export function FactsSection({ terms }: { terms: FormTerms }) {
  const t = useT();
  return (
    <ProductSection name="facts">
      <div className="record-grid">
        <RecordNumber name="width" />
        <RecordNumber name="depth" />
        <RecordNumber name="height" />
        <RecordNumber name="weight" isAmount />
        <RecordNumber name="warranty_years" />
        <RecordNumber name="lead_time_min_days" />
        <RecordNumber name="lead_time_max_days" />
      </div>
      <BilingualText name="origin" label={t('adminProducts.form.fields.origin')} maxLength={120} />
      <RecordSeveral
        name="colors"
        options={terms.colours}
        hint={t('adminProducts.form.filterHint')}
      />
      <RecordSeveral name="materials" options={terms.materials} />
      <RowsField
        name="specifications"
        label={t('adminProducts.form.fields.specifications')}
        addLabel={t('adminProducts.form.addSpecification')}
        columns={[
          { name: 'label', label: t('adminProducts.form.specification'), isBilingual: true },
          { name: 'value', label: t('adminProducts.form.specificationValue'), isBilingual: true },
        ]}
      />
    </ProductSection>
  );
}

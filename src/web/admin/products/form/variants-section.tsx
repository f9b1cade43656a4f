import { useT } from '#i18n/react.tsx';
import { RowsField } from '../../forms/rows-field.tsx';
import { VariantMatrix } from './matrix/variant-matrix.tsx';
import type { FormTerms, PieceFacts } from './product-form-data.ts';
import { ProductSection } from './product-section.tsx';

/** The options of a product, and the pieces that they make. */
export function VariantsSection({ pieces, terms }: { pieces?: PieceFacts; terms: FormTerms }) {
  const t = useT();
  const columns = [
    { name: 'name', label: t('adminProducts.form.optionName'), isBilingual: true, maxLength: 80 },
    { name: 'value', label: t('adminProducts.form.optionValue'), type: 'code', maxLength: 40 },
  ] as const;
  return (
    <ProductSection name="variants">
      <p className="text-sm text-muted">{t('adminProducts.form.variantsLead')}</p>
      <RowsField
        name="option_colors"
        label={t('adminProducts.form.fields.option_colors')}
        addLabel={t('adminProducts.form.addColour')}
        known={{
          label: t('adminProducts.form.colourOfDictionary'),
          by: 'value',
          rows: terms.knownColours,
        }}
        columns={[
          ...columns,
          { name: 'code', label: t('adminProducts.form.colourCode'), type: 'code', maxLength: 7 },
        ]}
      />
      <RowsField
        name="option_materials"
        label={t('adminProducts.form.fields.option_materials')}
        addLabel={t('adminProducts.form.addMaterial')}
        known={{
          label: t('adminProducts.form.materialOfDictionary'),
          by: 'value',
          rows: terms.knownMaterials,
        }}
        columns={columns}
      />
      <RowsField
        name="option_sizes"
        label={t('adminProducts.form.fields.option_sizes')}
        addLabel={t('adminProducts.form.addSize')}
        columns={columns}
      />
      <VariantMatrix pieces={pieces} />
    </ProductSection>
  );
}

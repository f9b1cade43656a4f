import { useT } from '#i18n/react.tsx';
import { BilingualText } from '../../forms/record-fields.tsx';
import { RowsField } from '../../forms/rows-field.tsx';
import { BilingualRichText } from '../../rich-text/record-rich-text.tsx';
import type { FormTerms } from './product-form-data.ts';
import { ProductSection } from './product-section.tsx';
import { WorkshopField } from './workshop-field.tsx';

export function TextsSection({ terms }: { terms: FormTerms }) {
  const t = useT();
  const label = (name: 'name' | 'description' | 'story' | 'care_instructions') =>
    t(`adminProducts.form.fields.${name}`);
  return (
    <ProductSection name="texts">
      <BilingualText name="name" label={label('name')} required isArabicOptional maxLength={120} />
      <BilingualRichText name="description" label={label('description')} />
      <BilingualText name="story" label={label('story')} rows={5} />
      <WorkshopField workshops={terms.workshops} />
      <RowsField
        name="features"
        label={t('adminProducts.form.fields.features')}
        addLabel={t('adminProducts.form.addFeature')}
        columns={[
          {
            name: 'text',
            label: t('adminProducts.form.feature'),
            isBilingual: true,
            maxLength: 300,
          },
        ]}
      />
      <BilingualText name="care_instructions" label={label('care_instructions')} rows={3} />
    </ProductSection>
  );
}

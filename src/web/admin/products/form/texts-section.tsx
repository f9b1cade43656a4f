import { useT } from '#i18n/react.tsx';
import { BilingualText } from '../../forms/record-fields.tsx';
import { RowsField } from '../../forms/rows-field.tsx';
import { sectionId } from './section-links.tsx';

export function TextsSection() {
  const t = useT();
  const label = (name: 'name' | 'description' | 'story' | 'workshop' | 'care_instructions') =>
    t(`adminProducts.form.fields.${name}`);
  return (
    <section className="record-section" id={sectionId('texts')}>
      <h2>{t('adminProducts.form.texts')}</h2>
      <BilingualText name="name" label={label('name')} required isArabicOptional maxLength={120} />
      <BilingualText name="description" label={label('description')} rows={5} />
      <BilingualText name="story" label={label('story')} rows={5} />
      <BilingualText name="workshop" label={label('workshop')} maxLength={120} />
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
    </section>
  );
}

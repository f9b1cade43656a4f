import { parseRows } from '#domain/admin/forms/rows-input.ts';
import { useT } from '#i18n/react.tsx';
import { useRecordTexts } from '../../forms/record-context.ts';
import { PictureRows } from '../../media/picture-rows.tsx';
import { sectionId } from './section-links.tsx';

export function PicturesSection() {
  const t = useT();
  const owners = parseRows(useRecordTexts()['variants'] ?? '')
    .filter(({ id }) => id)
    .map(({ id, sku }) => ({ value: String(id), label: String(sku) }));
  return (
    <section className="record-section" id={sectionId('pictures')}>
      <h2>{t('adminProducts.form.pictures')}</h2>
      <PictureRows
        name="pictures"
        label={t('adminProducts.form.fields.pictures')}
        hasPrimary
        owners={owners}
      />
    </section>
  );
}

import { parseRows } from '#domain/admin/forms/rows-input.ts';
import { useT } from '#i18n/react.tsx';
import { useRecordTexts } from '../../forms/record-context.ts';
import { PictureRows } from '../../media/picture-rows.tsx';
import { ProductSection } from './product-section.tsx';

export function PicturesSection() {
  const t = useT();
  const owners = parseRows(useRecordTexts()['variants'] ?? '')
    .filter(({ id }) => id)
    .map(({ id, sku }) => ({ value: String(id), label: String(sku) }));
  return (
    <ProductSection name="pictures">
      <PictureRows
        name="pictures"
        label={t('adminProducts.form.fields.pictures')}
        hasPrimary
        owners={owners}
      />
    </ProductSection>
  );
}

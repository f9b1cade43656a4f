import { parseRows } from '#domain/admin/forms/rows-input.ts';
import { pictureOwners } from '#domain/admin/products/picture-owners.ts';
import { useT } from '#i18n/react.tsx';
import { useRecordTexts } from '../../forms/record-context.ts';
import { PictureRows } from '../../media/picture-rows.tsx';
import { useOptions } from './matrix/use-options.ts';
import { ProductSection } from './product-section.tsx';

export function PicturesSection() {
  const t = useT();
  const options = useOptions();
  const owners = pictureOwners(
    parseRows(useRecordTexts()['variants'] ?? ''),
    (name, value) => options[name].find((option) => option.value === value)?.label ?? value,
  ).map(({ value, label, isWholeColour }) => ({
    value,
    label: isWholeColour ? t('adminProducts.form.wholeColour', { name: label }) : label,
  }));
  return (
    <ProductSection name="pictures">
      <PictureRows
        name="pictures"
        label={t('adminProducts.form.fields.pictures')}
        hint={owners.length > 0 ? t('adminProducts.form.pictureOwnersHint') : undefined}
        hasPrimary
        owners={owners}
      />
    </ProductSection>
  );
}

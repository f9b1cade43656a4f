import { useEffect, useRef } from 'react';
import { plainWorkshopName } from '#domain/catalog/workshop-name.ts';
import { useT } from '#i18n/react.tsx';
import type { WorkshopName } from '#services/workshops/list-workshop-names.server.ts';
import { useFormContext } from '../../../shared/forms/form-context.ts';
import { typeInto } from '../../forms/form-texts.ts';
import { useRecordTexts } from '../../forms/record-context.ts';
import { RecordText } from '../../forms/record-fields.tsx';

/**
 * The workshop by its name, which links the product to its page. Suggests those that are known, writes
 * their Arabic name too, and says when a name is unknown: a typing mistake would unlink the product.
 */
export function WorkshopField({ workshops }: { workshops: readonly WorkshopName[] }) {
  const t = useT();
  const { workshop = '' } = useRecordTexts();
  const typed = plainWorkshopName(workshop);
  const known = workshops.find(({ name }) => plainWorkshopName(name) === typed);
  useArabicNameOf(known, workshops);
  const label = t('adminProducts.form.fields.workshop');
  const arabicNames = workshops.flatMap(({ name_ar }) => name_ar ?? []);
  return (
    <div className="record-pair">
      <RecordText
        name="workshop"
        lang="en"
        className="record-en"
        label={t('admin.recordForm.labelEnglish', { label })}
        maxLength={120}
        suggestions={workshops.map(({ name }) => name)}
        hint={t(
          known || typed === ''
            ? 'adminProducts.form.workshopHint'
            : 'adminProducts.form.workshopUnknown',
        )}
      />
      <RecordText
        name="workshop_ar"
        lang="ar"
        className="record-ar"
        label={t('admin.recordForm.labelArabic', { label })}
        maxLength={120}
        suggestions={arabicNames}
      />
    </div>
  );
}

/** Writes the Arabic name of the chosen workshop over an empty one or that of another workshop. */
function useArabicNameOf(known: WorkshopName | undefined, workshops: readonly WorkshopName[]) {
  const { idOf } = useFormContext();
  const typed = (useRecordTexts()['workshop'] ?? '').trim();
  const arabic = (useRecordTexts()['workshop_ar'] ?? '').trim();
  const isReplaceable = arabic === '' || workshops.some(({ name_ar }) => name_ar === arabic);
  const followed = useRef(known?.name);
  useEffect(() => {
    // As the workshop writes itself, with its own apostrophe.
    if (known && typed !== known.name) typeInto(idOf('workshop'), known.name);
    if (known?.name === followed.current) return;
    followed.current = known?.name;
    if (known?.name_ar && isReplaceable) typeInto(idOf('workshop_ar'), known.name_ar);
  });
}

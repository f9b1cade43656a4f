import { useActionData } from 'react-router';
import { pictureTypes } from '#domain/uploads/files.ts';
import { useT } from '#i18n/react.tsx';
import { Field } from '#ui/field.tsx';
import { FileInput } from '#ui/file-input.tsx';
import { TextField } from '../../../shared/forms/form-fields.tsx';

/** A photo of a timeline entry, and what it shows in both languages. */
export function EntryPhotoFields({ position }: { position: number }) {
  const t = useT();
  // The page was sent without scripts and came back: files are not returned.
  const areFilesLost = useActionData() !== undefined;
  return (
    <fieldset className="desk-photo-fields">
      <legend className="sr-only">
        {t('adminOrders.orderEntries.photo', { count: position })}
      </legend>
      <Field
        label={t('adminOrders.orderEntries.photo', { count: position })}
        hint={t(`adminOrders.orderEntries.${areFilesLost ? 'photosAgain' : 'photoHint'}`)}
      >
        <FileInput name={`photo_${position}`} accept={pictureTypes} />
      </Field>
      <div className="desk-languages">
        <TextField
          name={`alt_en_${position}`}
          label={t('adminOrders.orderEntries.altEn')}
          maxLength={300}
          dir="ltr"
        />
        <TextField
          name={`alt_ar_${position}`}
          label={t('adminOrders.orderEntries.altAr')}
          maxLength={300}
          dir="rtl"
        />
      </div>
    </fieldset>
  );
}

import { useT } from '#i18n/react.tsx';
import { TextAreaField } from '../../../shared/forms/form-fields.tsx';

const maxLength = 2000;

/** A note of staff in both languages. */
export function NoteFields() {
  const t = useT();
  return (
    <div className="desk-languages">
      <TextAreaField
        name="note_en"
        label={t('adminOrders.orderEntries.noteEn')}
        rows={2}
        maxLength={maxLength}
        dir="ltr"
      />
      <TextAreaField
        name="note_ar"
        label={t('adminOrders.orderEntries.noteAr')}
        rows={2}
        maxLength={maxLength}
        dir="rtl"
      />
    </div>
  );
}

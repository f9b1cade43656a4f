import { useT } from '#i18n/react.tsx';
import type { LoadedRecord, RecordResult } from '../../forms/loaded-record.ts';
import { RecordText } from '../../forms/record-fields.tsx';
import { RecordForm } from '../../forms/record-form.tsx';

interface ApplicationNotesProps {
  record: LoadedRecord;
  serverResult?: RecordResult | null;
}

/** What those who hire tell each other. */
export function ApplicationNotes({ record, serverResult }: ApplicationNotesProps) {
  const t = useT();
  const label = t('adminCompany.applications.notes');
  return (
    <RecordForm record={record} serverResult={serverResult} labels={{ staff_notes: label }}>
      <section className="record-section">
        <RecordText
          name="staff_notes"
          rows={5}
          maxLength={5000}
          hint={t('adminCompany.applications.notesHint')}
        />
      </section>
    </RecordForm>
  );
}

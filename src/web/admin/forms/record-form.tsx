import { useEffect, type ReactNode } from 'react';
import { useT } from '#i18n/react.tsx';
import { useFormContext } from '../../shared/forms/form-context.ts';
import { ShopForm } from '../../shared/forms/shop-form.tsx';
import { useUnsavedWork } from '../../shared/session/unsaved-work.ts';
import { fromName } from './changes-in-form.ts';
import { ConflictPanel } from './conflict-panel.tsx';
import { RecordDraftNotice } from './draft-notice.tsx';
import type { FieldTexts } from './form-texts.ts';
import { FormPreview } from './form-preview.tsx';
import { LanguageBar } from './language-bar.tsx';
import { PublishingLine } from './publishing-line.tsx';
import { RecordPresence } from '../presence/record-presence.tsx';
import type { LoadedRecord, RecordResult } from './loaded-record.ts';
import { RecordContext, RecordTextsContext } from './record-context.ts';
import './record-form.css';
import { SaveBar } from './save-bar.tsx';
import { SavedNotice } from './saved-notice.tsx';
import { usePreviewChoice } from './use-preview-choice.ts';
import { useLeaveGuard } from './use-leave-guard.ts';
import { useRecordForm } from './use-record-form.ts';
import { useRecordProblem } from './use-record-problem.ts';

interface RecordFormProps {
  record: LoadedRecord;
  /** The label of each field, in the order of the form. */
  labels: Readonly<Record<string, string>>;
  /** The English names of fields with both languages. */
  bilingual?: readonly string[];
  serverResult?: RecordResult | null;
  /** Fields that are checked together, so that a change of one may correct the problem of another. */
  related?: readonly (readonly string[])[];
  /** Texts of problems that only this form has. */
  problemText?(problem: string, field: string): string | undefined;
  children: ReactNode;
}

/** What is not stored yet is `new`, or `new` with its author where everyone has a draft of their own. */
const isNewRecord = (id: string) => id.split(' ')[0] === 'new';

/** The form of a record in the back office; README.md in this folder shows how to write one. */
export function RecordForm(props: RecordFormProps) {
  // Showing the drafts of colleagues fills the fields again.
  return <FilledForm key={String(props.record.showsAll)} {...props} />;
}

function FilledForm(props: RecordFormProps) {
  const { record, labels, bilingual = [], related, serverResult, problemText, children } = props;
  const t = useT();
  const state = useRecordForm(record, serverResult, related);
  const { id, form, isWaiting, base, texts, shown, dirty, draft, track, discard, rememberSent } =
    state;
  const compare = () => (document.getElementById(id) as HTMLFormElement).requestSubmit();
  const storeDraft = () => {
    // The whole form is sent, to show both texts or with the choice between them.
    if (draft.state.kind === 'conflict' || form.rejection?.conflicts) return compare();
    track();
    draft.flush();
  };
  const { publishing } = record;
  const isPublic = publishing?.isPublished === true;
  // The draft of something public stays until it is published.
  const isStored = isPublic && draft.state.kind === 'stored';
  useLeaveGuard(dirty.length > 0 && !form.isPending && !isStored, discard);
  useUnsavedWork(dirty.length > 0);
  const commonProblem = useRecordProblem();
  const preview = usePreviewChoice();
  const previewPath = preview.isShown && publishing?.previewPath;
  useSaveKey(id, isPublic ? storeDraft : undefined);
  return (
    <RecordContext value={{ shown }}>
      {!isNewRecord(record.id) && (
        <RecordPresence kind={record.kind} id={record.id} isEditing={dirty.length > 0} />
      )}
      {publishing && <PublishingLine publishing={publishing} preview={preview} />}
      <SavedNotice success={dirty.length === 0 ? form.success : null} />
      <RecordDraftNotice record={record} labels={labels} isShown={dirty.length > 0} />
      <div className="record-split" data-has-preview={Boolean(previewPath) || undefined}>
        <ShopForm
          form={form}
          id={id}
          className="record-form"
          // A new record opens on its own page: what is typed here after it was sent would be lost.
          inert={isWaiting && isNewRecord(record.id)}
          labels={labels}
          failedTitle={t('admin.recordForm.rejected')}
          problemText={(problem, field) => problemText?.(problem, field) ?? commonProblem(problem)}
          reasonTexts={{
            conflict: t('admin.recordForm.conflict.choose'),
            forbidden: t('admin.recordForm.forbidden'),
            not_found: t('admin.records.gone'),
            in_use: t('admin.records.inUse'),
            constraint: t('admin.records.invalidValue'),
            invalid_value: t('admin.records.invalidValue'),
            unreachable: t('admin.recordForm.noAnswer'),
            failed: t('admin.recordForm.noAnswer'),
          }}
          onInput={() => track()}
          onSubmit={rememberSent}
          storesTyping={false}
        >
          <FromInputs base={base} />
          {record.showsAll && <input type="hidden" name="scope" value="all" />}
          <ConflictPanel labels={labels} />
          {bilingual.length > 0 && <LanguageBar {...{ bilingual, texts }} />}
          <RecordTextsContext value={texts}>{children}</RecordTextsContext>
          <SaveBar {...{ dirty, draft, labels, discard, storeDraft, compare, publishing }} />
        </ShopForm>
        {previewPath && <FormPreview path={previewPath} draft={draft.state} />}
      </div>
    </RecordContext>
  );
}

/** What the editor saw; after a submission without scripts, what they saw then. */
function FromInputs({ base }: { base: FieldTexts }) {
  const values = useFormContext().rejection?.values ?? {};
  return Object.entries(base).map(([field, text]) => {
    const submitted = values[fromName(field)];
    const value = typeof submitted === 'string' ? submitted : text;
    return <input key={field} type="hidden" name={fromName(field)} value={value} />;
  });
}

/** Ctrl-S, or ⌘-S on a Mac. */
function useSaveKey(formId: string, storeDraft?: () => void): void {
  useEffect(() => {
    const save = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 's' || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      if (storeDraft) return storeDraft();
      (document.getElementById(formId) as HTMLFormElement | null)?.requestSubmit();
    };
    addEventListener('keydown', save);
    return () => removeEventListener('keydown', save);
  });
}

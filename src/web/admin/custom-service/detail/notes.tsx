import { useState } from 'react';
import { longestMessage } from '#domain/enquiries/options.ts';
import { useT } from '#i18n/react.tsx';
import { TextAreaField } from '../../../shared/forms/form-fields.tsx';
import type { FormResult } from '../../../shared/forms/form-result.ts';
import { DeskForm } from '../../forms/desk-form.tsx';
import { SubmitButton } from '../../../shared/forms/submit-button.tsx';
import { useShopForm } from '../../../shared/forms/use-shop-form.ts';
import type { EnquiryOnPage } from './enquiry.ts';
import { EnquiryPanel } from './enquiry-panel.tsx';
import { intents } from './intents.ts';
import { StaffEntries } from './staff-entries.tsx';

interface NotesProps {
  enquiry: EnquiryOnPage;
  serverResult: FormResult | undefined;
}

/** What colleagues tell each other; the customer never sees it. */
export function Notes({ enquiry, serverResult }: NotesProps) {
  const t = useT();
  const { notes, oldNotes } = enquiry;
  return (
    <EnquiryPanel id="notes" title={t('adminEnquiries.notes.title')}>
      <p className="text-sm text-muted">
        {t(`adminEnquiries.notes.${notes.length > 0 || oldNotes ? 'lead' : 'none'}`)}
      </p>
      {oldNotes && (
        <div>
          <p className="text-sm text-muted">{t('adminEnquiries.notes.earlier')}</p>
          <p className="written-words" dir="auto">
            {oldNotes}
          </p>
        </div>
      )}
      <StaffEntries entries={notes} />
      <NoteForm formKey={enquiry.formKey} serverResult={serverResult} />
    </EnquiryPanel>
  );
}

interface NoteFormProps {
  formKey: string;
  serverResult: FormResult | undefined;
}

function NoteForm({ formKey, serverResult }: NoteFormProps) {
  const t = useT();
  const form = useShopForm<{ nextKey?: string }>({ intent: intents.note, serverResult });
  const [firstKey] = useState(formKey);
  const key = form.success?.nextKey ?? firstKey;
  return (
    <DeskForm
      key={key}
      form={form}
      idPrefix="note"
      preventScrollReset
      labels={{ body: t('adminEnquiries.notes.label') }}
      failedTitle={t('adminEnquiries.notes.failedTitle')}
      reasonTexts={{ not_found: t('adminEnquiries.status.gone') }}
      className="grid gap-3"
    >
      <input type="hidden" name="key" value={key} />
      <TextAreaField name="body" rows={3} maxLength={longestMessage} required />
      <SubmitButton
        variant="outline"
        className="justify-self-start"
        busyLabel={t('adminEnquiries.notes.adding')}
      >
        {t('adminEnquiries.notes.add')}
      </SubmitButton>
      <p role="status" className="text-sm empty:hidden">
        {form.success && t('adminEnquiries.notes.added')}
      </p>
    </DeskForm>
  );
}

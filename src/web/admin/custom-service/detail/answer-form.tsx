import { useRef, useState } from 'react';
import { longestMessage } from '#domain/enquiries/options.ts';
import { useLanguage } from '#i18n/react.tsx';
import { directionOf } from '#i18n/locale.ts';
import { TextArea } from '#ui/text-input.tsx';
import type { FormResult } from '../../../shared/forms/form-result.ts';
import { FormField, useControlProps } from '../../../shared/forms/form-fields.tsx';
import { DeskForm } from '../../forms/desk-form.tsx';
import { SubmitButton } from '../../../shared/forms/submit-button.tsx';
import { SuccessNotice } from '../../../shared/forms/success-notice.tsx';
import { useShopForm } from '../../../shared/forms/use-shop-form.ts';
import type { EnquiryOnPage } from './enquiry.ts';
import { InsertReply } from './insert-reply.tsx';
import { intents } from './intents.ts';
import { useReloadAfterConflict } from '../../records/use-reload-after-conflict.ts';

interface AnswerFormProps {
  enquiry: EnquiryOnPage;
  serverResult: FormResult | undefined;
}

export function AnswerForm({ enquiry, serverResult }: AnswerFormProps) {
  const { t, date } = useLanguage();
  const form = useShopForm<{ nextKey?: string }>({ intent: intents.answer, serverResult });
  // Stays the same while the page loads its data again, until an answer was sent.
  const [firstKey] = useState(enquiry.formKey);
  const key = form.success?.nextKey ?? firstKey;
  useReloadAfterConflict(form.rejection);
  const other = form.rejection?.reason === 'answered_meanwhile' ? form.rejection.details : null;
  const by = other?.['by'] || t('adminEnquiries.notes.formerColleague');
  return (
    <div className="grid gap-4">
      <SuccessNotice result={form.success} title={t('adminEnquiries.answers.sent')} />
      <DeskForm
        key={key}
        form={form}
        idPrefix="answer"
        preventScrollReset
        labels={{ body: t('adminEnquiries.answers.body') }}
        failedTitle={t('adminEnquiries.answers.failedTitle')}
        reasonTexts={{
          answered_meanwhile:
            other?.['at'] &&
            t('adminEnquiries.answers.meanwhile', {
              name: by,
              date: date(other['at'], 'dateTime'),
            }),
          already_sent: t('adminEnquiries.answers.alreadySent'),
          not_found: t('adminEnquiries.status.gone'),
        }}
        className="grid gap-4"
      >
        <p className="text-sm text-muted">
          {t('adminEnquiries.answers.lead', { email: enquiry.email })}
        </p>
        <input type="hidden" name="key" value={key} />
        <input
          type="hidden"
          name="seen"
          value={other?.['latest'] ?? enquiry.answers.at(-1)?.id ?? ''}
        />
        {other?.['body'] && <p className="written-words">{other['body']}</p>}
        <AnswerField enquiry={enquiry} />
        <SubmitButton
          className="justify-self-start"
          busyLabel={t('adminEnquiries.answers.sending')}
        >
          {t(`adminEnquiries.answers.${other ? 'sendAnyway' : 'send'}`)}
        </SubmitButton>
      </DeskForm>
    </div>
  );
}

/** In the customer's language and direction, whatever the page's. */
function AnswerField({ enquiry: { locale, replies } }: { enquiry: EnquiryOnPage }) {
  const { t } = useLanguage();
  const text = useRef<HTMLTextAreaElement>(null);
  return (
    <>
      <InsertReply replies={replies} text={text} />
      <FormField name="body" hint={t(`adminEnquiries.answers.language.${locale}`)} required>
        <TextArea
          ref={text}
          rows={6}
          maxLength={longestMessage}
          lang={locale}
          dir={directionOf(locale)}
          {...useControlProps('body')}
        />
      </FormField>
    </>
  );
}

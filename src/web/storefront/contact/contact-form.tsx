import { useFetcher } from 'react-router';
import { contactSubjects } from '#domain/enquiries/options.ts';
import { useT } from '#i18n/react.tsx';
import { Button } from '#ui/button.tsx';
import { FormGuard } from '../../shared/form-guard.tsx';
import type { EnquiryAnswer } from '../enquiry/enquiry-answer.ts';
import { ChoiceField, LongField, optionsOf, PersonFields } from '../enquiry/enquiry-fields.tsx';
import { EnquiryFrame } from '../enquiry/enquiry-frame.tsx';

/** `answer` is what the server said to a form that was sent without scripts. */
export function ContactForm({ answer }: { answer: EnquiryAnswer | undefined }) {
  const t = useT();
  const fetcher = useFetcher<EnquiryAnswer>();
  const labels = {
    full_name: t('enquiries.fields.fullName'),
    email: t('enquiries.fields.email'),
    phone: t('enquiries.fields.phone'),
    subject: t('enquiries.contact.subject'),
    message: t('enquiries.fields.message'),
  };
  const words = {
    sentTitle: t('enquiries.contact.sentTitle'),
    sentText: t('enquiries.contact.sentText'),
    failedTitle: t('enquiries.contact.failedTitle'),
    failed: t('enquiries.contact.failed'),
  };
  return (
    <EnquiryFrame answer={fetcher.data ?? answer} words={words} labels={labels}>
      <fetcher.Form
        method="post"
        noValidate
        defaultShouldRevalidate={false}
        className="enquiry-form"
      >
        <FormGuard />
        <PersonFields phoneRequired={false} />
        <ChoiceField
          name="subject"
          label={labels.subject}
          options={optionsOf(contactSubjects, (name) => t(`enquiries.contact.subjects.${name}`))}
          required
        />
        <LongField
          name="message"
          label={labels.message}
          rows={6}
          className="enquiry-wide"
          required
        />
        <div className="enquiry-wide enquiry-end">
          <Button
            type="submit"
            size="large"
            busy={fetcher.state !== 'idle'}
            busyLabel={t('enquiries.contact.sending')}
          >
            {t('enquiries.contact.submit')}
          </Button>
          <p className="text-xs text-muted">{t('enquiries.fields.requiredNote')}</p>
        </div>
      </fetcher.Form>
    </EnquiryFrame>
  );
}

import { contactSubjects, longestMessage } from '#domain/enquiries/options.ts';
import { useT } from '#i18n/react.tsx';
import { SelectField, TextAreaField } from '../../shared/forms/form-fields.tsx';
import type { FormResult } from '../../shared/forms/form-result.ts';
import { optionsOf, PersonFields } from '../enquiry/enquiry-fields.tsx';
import { EnquiryForm } from '../enquiry/enquiry-form.tsx';

export function ContactForm({ serverResult }: { serverResult: FormResult | undefined }) {
  const t = useT();
  return (
    <EnquiryForm
      serverResult={serverResult}
      labels={{
        subject: t('enquiries.contact.subject'),
        message: t('enquiries.fields.message'),
      }}
      sent={{ title: t('enquiries.contact.sentTitle'), text: t('enquiries.contact.sentText') }}
      submit={t('enquiries.contact.submit')}
      defaultShouldRevalidate={false}
    >
      <PersonFields phoneRequired={false} />
      <SelectField
        name="subject"
        placeholder={t('enquiries.fields.choose')}
        options={optionsOf(contactSubjects, (name) => t(`enquiries.contact.subjects.${name}`))}
        required
      />
      <TextAreaField
        name="message"
        rows={6}
        maxLength={longestMessage}
        className="enquiry-wide"
        required
      />
    </EnquiryForm>
  );
}

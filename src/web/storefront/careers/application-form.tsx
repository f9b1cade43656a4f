import { useFetcher } from 'react-router';
import type { Opening } from '#domain/enquiries/opening.ts';
import { useT } from '#i18n/react.tsx';
import { Button } from '#ui/button.tsx';
import { FileInput } from '#ui/file-input.tsx';
import { FormGuard } from '../../shared/form-guard.tsx';
import type { EnquiryAnswer } from '../enquiry/enquiry-answer.ts';
import { ChoiceField, EnquiryField, LongField, PersonFields } from '../enquiry/enquiry-fields.tsx';
import { EnquiryFrame } from '../enquiry/enquiry-frame.tsx';

interface ApplicationFormProps {
  openings: readonly Opening[];
  chosen: string | undefined;
  /** What the server said to a form that was sent without scripts. */
  answer: EnquiryAnswer | undefined;
}

export function ApplicationForm({ openings, chosen, answer }: ApplicationFormProps) {
  const t = useT();
  const fetcher = useFetcher<EnquiryAnswer>();
  const labels = {
    career_id: t('enquiries.careers.position'),
    full_name: t('enquiries.fields.fullName'),
    email: t('enquiries.fields.email'),
    phone: t('enquiries.fields.phone'),
    message: t('enquiries.careers.message'),
    cv: t('enquiries.careers.cv'),
  };
  const words = {
    sentTitle: t('enquiries.careers.sentTitle'),
    sentText: t('enquiries.careers.sentText'),
    failedTitle: t('enquiries.careers.failedTitle'),
    failed: t('enquiries.careers.failed'),
  };
  // A page that was sent without scripts came back without the file.
  const isFileLost = !fetcher.data && answer && !answer.ok;
  return (
    <section id="apply" aria-labelledby="apply-title" className="apply">
      <header>
        <h2 id="apply-title">{t('enquiries.careers.formTitle')}</h2>
        <p>{t('enquiries.careers.formText')}</p>
      </header>
      <div className="grid gap-6">
        <EnquiryFrame answer={fetcher.data ?? answer} words={words} labels={labels}>
          <fetcher.Form
            method="post"
            action="/careers"
            encType="multipart/form-data"
            noValidate
            defaultShouldRevalidate={false}
            className="enquiry-form"
          >
            <FormGuard />
            <ChoiceField
              // A link to another position chooses it anew, and only it.
              key={chosen}
              name="career_id"
              label={labels.career_id}
              options={openings.map(({ id, title }) => ({ value: id, label: title }))}
              defaultValue={chosen}
              required
            />
            <PersonFields />
            <LongField name="message" label={labels.message} className="enquiry-wide" />
            <EnquiryField
              name="cv"
              label={labels.cv}
              hint={t(isFileLost ? 'enquiries.careers.cvAgain' : 'enquiries.careers.cvHint')}
              className="enquiry-wide"
              required
            >
              <FileInput name="cv" accept="application/pdf,.pdf" />
            </EnquiryField>
            <div className="enquiry-wide enquiry-end">
              <Button
                type="submit"
                size="large"
                busy={fetcher.state !== 'idle'}
                busyLabel={t('enquiries.careers.sending')}
              >
                {t('enquiries.careers.submit')}
              </Button>
              <p className="text-xs text-muted">{t('enquiries.fields.requiredNote')}</p>
            </div>
          </fetcher.Form>
        </EnquiryFrame>
      </div>
    </section>
  );
}

import { longestMessage } from '#domain/enquiries/options.ts';
import type { Opening } from '#domain/enquiries/opening.ts';
import { useT } from '#i18n/react.tsx';
import { FileInput } from '#ui/file-input.tsx';
import { BotGuard } from '../../shared/forms/bot-guard.tsx';
import { FormField, SelectField, TextAreaField } from '../../shared/forms/form-fields.tsx';
import type { FormResult } from '../../shared/forms/form-result.ts';
import { ShopForm } from '../../shared/forms/shop-form.tsx';
import { SubmitButton } from '../../shared/forms/submit-button.tsx';
import { useShopForm, type ShopFormState } from '../../shared/forms/use-shop-form.ts';
import { PersonFields } from '../enquiry/enquiry-fields.tsx';
import { EnquirySent } from '../enquiry/enquiry-sent.tsx';
import { useEnquiryTexts } from '../enquiry/use-enquiry-texts.ts';

interface ApplicationFormProps {
  openings: readonly Opening[];
  selectedOpening: string | undefined;
  serverResult: FormResult | undefined;
}

export function ApplicationForm({ serverResult, ...props }: ApplicationFormProps) {
  const t = useT();
  const form = useShopForm({ serverResult });
  return (
    <section id="apply" aria-labelledby="apply-title" className="apply">
      <header>
        <h2 id="apply-title">{t('enquiries.careers.formTitle')}</h2>
        <p>{t('enquiries.careers.formText')}</p>
      </header>
      <div className="grid gap-6">
        {form.success ? (
          <EnquirySent
            title={t('enquiries.careers.sentTitle')}
            text={t('enquiries.careers.sentText')}
          />
        ) : (
          // A page that was submitted without scripts came back without the file.
          <Fields {...props} form={form} isFileLost={form.result === serverResult} />
        )}
      </div>
    </section>
  );
}

interface FieldsProps extends Omit<ApplicationFormProps, 'serverResult'> {
  form: ShopFormState;
  isFileLost: boolean;
}

function Fields({ form, openings, selectedOpening, isFileLost }: FieldsProps) {
  const t = useT();
  const texts = useEnquiryTexts({
    title: t('enquiries.careers.failedTitle'),
    failed: t('enquiries.careers.failed'),
  });
  const labels = {
    career_id: t('enquiries.careers.position'),
    full_name: t('enquiries.fields.fullName'),
    email: t('enquiries.fields.email'),
    phone: t('enquiries.fields.phone'),
    message: t('enquiries.careers.message'),
    cv: t('enquiries.careers.cv'),
  };
  const isAgain = isFileLost && form.rejection !== null;
  return (
    <ShopForm
      {...texts}
      form={form}
      labels={labels}
      action="/careers"
      encType="multipart/form-data"
      defaultShouldRevalidate={false}
      className="enquiry-form"
    >
      <BotGuard />
      <SelectField
        // A link to another position selects it again, and only it.
        key={selectedOpening}
        name="career_id"
        placeholder={t('enquiries.fields.choose')}
        options={openings.map(({ id, title }) => ({ value: id, label: title }))}
        defaultValue={selectedOpening}
        required
      />
      <PersonFields />
      <TextAreaField name="message" maxLength={longestMessage} className="enquiry-wide" optional />
      <FormField
        name="cv"
        hint={t(isAgain ? 'enquiries.careers.cvAgain' : 'enquiries.careers.cvHint')}
        className="enquiry-wide"
        required
      >
        <FileInput name="cv" accept="application/pdf,.pdf" />
      </FormField>
      <div className="enquiry-wide enquiry-end">
        <SubmitButton size="large" busyLabel={t('enquiries.careers.sending')}>
          {t('enquiries.careers.submit')}
        </SubmitButton>
        <p className="text-xs text-muted">{t('enquiries.fields.requiredNote')}</p>
      </div>
    </ShopForm>
  );
}

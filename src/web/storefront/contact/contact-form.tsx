import { contactSubjects, longestMessage } from '#domain/enquiries/options.ts';
import { useT } from '#i18n/react.tsx';
import { BotGuard } from '../../shared/forms/bot-guard.tsx';
import { SelectField, TextAreaField } from '../../shared/forms/form-fields.tsx';
import type { FormResult } from '../../shared/forms/form-result.ts';
import { ShopForm } from '../../shared/forms/shop-form.tsx';
import { SubmitButton } from '../../shared/forms/submit-button.tsx';
import { useShopForm } from '../../shared/forms/use-shop-form.ts';
import { optionsOf, PersonFields } from '../enquiry/enquiry-fields.tsx';
import { EnquirySent } from '../enquiry/enquiry-sent.tsx';
import { useEnquiryTexts } from '../enquiry/use-enquiry-texts.ts';

export function ContactForm({ serverResult }: { serverResult: FormResult | undefined }) {
  const t = useT();
  const form = useShopForm({ serverResult });
  const texts = useEnquiryTexts({
    title: t('enquiries.contact.failedTitle'),
    failed: t('enquiries.contact.failed'),
  });
  if (form.success) {
    return (
      <EnquirySent
        title={t('enquiries.contact.sentTitle')}
        text={t('enquiries.contact.sentText')}
      />
    );
  }
  const labels = {
    full_name: t('enquiries.fields.fullName'),
    email: t('enquiries.fields.email'),
    phone: t('enquiries.fields.phone'),
    subject: t('enquiries.contact.subject'),
    message: t('enquiries.fields.message'),
  };
  return (
    <ShopForm
      {...texts}
      form={form}
      labels={labels}
      defaultShouldRevalidate={false}
      className="enquiry-form"
    >
      <BotGuard />
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
      <div className="enquiry-wide enquiry-end">
        <SubmitButton size="large" busyLabel={t('enquiries.contact.sending')}>
          {t('enquiries.contact.submit')}
        </SubmitButton>
        <p className="text-xs text-muted">{t('enquiries.fields.requiredNote')}</p>
      </div>
    </ShopForm>
  );
}

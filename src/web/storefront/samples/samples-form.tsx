import { useT } from '#i18n/react.tsx';
import type { SampleOptions } from '#services/enquiries/read-sample-options.server.ts';
import { BotGuard } from '../../shared/forms/bot-guard.tsx';
import { SelectField, TextField } from '../../shared/forms/form-fields.tsx';
import type { FormResult } from '../../shared/forms/form-result.ts';
import { ShopForm } from '../../shared/forms/shop-form.tsx';
import { SubmitButton } from '../../shared/forms/submit-button.tsx';
import { useShopForm } from '../../shared/forms/use-shop-form.ts';
import { PersonFields } from '../enquiry/enquiry-fields.tsx';
import { EnquirySent } from '../enquiry/enquiry-sent.tsx';
import { useEnquiryTexts } from '../enquiry/use-enquiry-texts.ts';

interface SamplesFormProps {
  options: SampleOptions;
  serverResult: FormResult | undefined;
}

const fields = ['sample_1', 'sample_2', 'sample_3'] as const;

export function SamplesForm({ options, serverResult }: SamplesFormProps) {
  const t = useT();
  const form = useShopForm({ serverResult });
  const texts = useEnquiryTexts({
    title: t('enquiries.contact.failedTitle'),
    failed: t('enquiries.contact.failed'),
  });
  if (form.success) {
    return (
      <EnquirySent
        title={t('enquiries.samples.sentTitle')}
        text={t('enquiries.samples.sentText')}
      />
    );
  }
  const { materials, piece } = options;
  const labels = {
    full_name: t('enquiries.fields.fullName'),
    email: t('enquiries.fields.email'),
    phone: t('enquiries.fields.phone'),
    address: t('enquiries.samples.address'),
    sample_1: t('enquiries.samples.first'),
    sample_2: t('enquiries.samples.second'),
    sample_3: t('enquiries.samples.third'),
  };
  return (
    <ShopForm {...texts} form={form} labels={labels} className="enquiry-form">
      <BotGuard />
      {piece && <input type="hidden" name="piece" value={piece.slug} />}
      {fields.map((name, position) => (
        <SelectField
          key={name}
          name={name}
          placeholder={t('enquiries.fields.choose')}
          options={materials}
          defaultValue={piece?.materials[position]}
          required={position === 0}
          optional={position > 0}
        />
      ))}
      <PersonFields />
      <TextField
        name="address"
        autoComplete="street-address"
        maxLength={400}
        className="enquiry-wide"
        required
      />
      <div className="enquiry-wide enquiry-end">
        <SubmitButton size="large" busyLabel={t('enquiries.contact.sending')}>
          {t('enquiries.samples.submit')}
        </SubmitButton>
        <p className="text-xs text-muted">{t('enquiries.fields.requiredNote')}</p>
      </div>
    </ShopForm>
  );
}

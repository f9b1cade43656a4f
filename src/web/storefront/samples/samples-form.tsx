import { useT } from '#i18n/react.tsx';
import type { SampleOptions } from '#services/enquiries/read-sample-options.server.ts';
import { SelectField, TextField } from '../../shared/forms/form-fields.tsx';
import type { FormResult } from '../../shared/forms/form-result.ts';
import { PersonFields } from '../enquiry/enquiry-fields.tsx';
import { EnquiryForm } from '../enquiry/enquiry-form.tsx';

interface SamplesFormProps {
  options: SampleOptions;
  serverResult: FormResult | undefined;
}

const fields = ['sample_1', 'sample_2', 'sample_3'] as const;

export function SamplesForm({ options: { materials, piece }, serverResult }: SamplesFormProps) {
  const t = useT();
  const labels = {
    address: t('enquiries.samples.address'),
    sample_1: t('enquiries.samples.first'),
    sample_2: t('enquiries.samples.second'),
    sample_3: t('enquiries.samples.third'),
  };
  return (
    <EnquiryForm
      serverResult={serverResult}
      labels={labels}
      sent={{ title: t('enquiries.samples.sentTitle'), text: t('enquiries.samples.sentText') }}
      submit={t('enquiries.samples.submit')}
    >
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
    </EnquiryForm>
  );
}

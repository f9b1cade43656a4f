import { useT } from '#i18n/react.tsx';
import type { SampleOptions } from '#services/enquiries/read-sample-options.server.ts';
import { TextField } from '../../shared/forms/form-fields.tsx';
import type { FormResult } from '../../shared/forms/form-result.ts';
import { PersonFields } from '../enquiry/enquiry-fields.tsx';
import { EnquiryForm } from '../enquiry/enquiry-form.tsx';
import { SampleTiles } from './sample-tiles.tsx';

interface SamplesFormProps {
  options: SampleOptions;
  serverResult: FormResult | undefined;
}

export function SamplesForm({ options: { materials, piece }, serverResult }: SamplesFormProps) {
  const t = useT();
  const labels = {
    samples: t('enquiries.samples.choose'),
    address: t('enquiries.samples.address'),
  };
  return (
    <EnquiryForm
      serverResult={serverResult}
      labels={labels}
      sent={{ title: t('enquiries.samples.sentTitle'), text: t('enquiries.samples.sentText') }}
      submit={t('enquiries.samples.submit')}
    >
      {piece && <input type="hidden" name="piece" value={piece.slug} />}
      <SampleTiles materials={materials} suggested={piece?.materials ?? []} />
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

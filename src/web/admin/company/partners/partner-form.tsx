import { useT } from '#i18n/react.tsx';
import type { LoadedRecord, RecordResult } from '../../forms/loaded-record.ts';
import { RecordSwitch } from '../../forms/record-choices.tsx';
import { BilingualText, RecordText } from '../../forms/record-fields.tsx';
import { RecordForm } from '../../forms/record-form.tsx';
import { useBilingualLabels } from '../../forms/use-bilingual-labels.ts';
import { RecordPicture } from '../../media/record-picture.tsx';

const bilingual = ['name', 'description'] as const;
const plain = ['logo_url', 'website_url', 'is_visible'] as const;

interface PartnerFormProps {
  record: LoadedRecord;
  serverResult?: RecordResult;
}

export function PartnerForm({ record, serverResult }: PartnerFormProps) {
  const t = useT();
  const label = (name: (typeof bilingual | typeof plain)[number]) =>
    t(`adminCompany.partners.fields.${name}`);
  const both = useBilingualLabels(Object.fromEntries(bilingual.map((name) => [name, label(name)])));
  const others = Object.fromEntries(plain.map((name) => [name, label(name)]));
  return (
    <RecordForm {...{ record, serverResult, bilingual }} labels={{ ...both, ...others }}>
      <section className="record-section">
        <h2>{t('adminCompany.partners.sections.words')}</h2>
        <BilingualText name="name" label={label('name')} required maxLength={120} />
        <BilingualText name="description" label={label('description')} rows={3} maxLength={600} />
      </section>
      <section className="record-section">
        <h2>{t('adminCompany.partners.sections.presence')}</h2>
        <RecordPicture
          name="logo_url"
          label={label('logo_url')}
          hint={t('adminCompany.partners.logoHint')}
        />
        <RecordText name="website_url" type="url" />
        <RecordSwitch name="is_visible" />
      </section>
    </RecordForm>
  );
}

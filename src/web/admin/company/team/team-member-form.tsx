import { useT } from '#i18n/react.tsx';
import type { LoadedRecord, RecordResult } from '../../forms/loaded-record.ts';
import { RecordSwitch } from '../../forms/record-choices.tsx';
import { BilingualText, RecordText } from '../../forms/record-fields.tsx';
import { RecordForm } from '../../forms/record-form.tsx';
import { useBilingualLabels } from '../../forms/use-bilingual-labels.ts';
import { RecordPicture } from '../../media/record-picture.tsx';

const bilingual = ['name', 'position', 'bio'] as const;
const plain = ['image_url', 'profile_url', 'is_visible'] as const;

interface TeamMemberFormProps {
  record: LoadedRecord;
  serverResult?: RecordResult;
}

export function TeamMemberForm({ record, serverResult }: TeamMemberFormProps) {
  const t = useT();
  const label = (name: (typeof bilingual | typeof plain)[number]) =>
    t(`adminCompany.team.fields.${name}`);
  const both = useBilingualLabels(Object.fromEntries(bilingual.map((name) => [name, label(name)])));
  const others = Object.fromEntries(plain.map((name) => [name, label(name)]));
  return (
    <RecordForm {...{ record, serverResult, bilingual }} labels={{ ...both, ...others }}>
      <section className="record-section">
        <h2>{t('adminCompany.team.sections.words')}</h2>
        <BilingualText name="name" label={label('name')} required maxLength={120} />
        <BilingualText name="position" label={label('position')} required maxLength={120} />
        <BilingualText name="bio" label={label('bio')} rows={4} maxLength={1500} />
      </section>
      <section className="record-section">
        <h2>{t('adminCompany.team.sections.presence')}</h2>
        <RecordPicture name="image_url" label={label('image_url')} />
        <RecordText name="profile_url" type="url" />
        <RecordSwitch name="is_visible" />
      </section>
    </RecordForm>
  );
}

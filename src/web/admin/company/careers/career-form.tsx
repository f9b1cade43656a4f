import { publicationStatuses } from '#domain/admin/lists/products-list.ts';
import { employmentTypes } from '#domain/enquiries/opening.ts';
import { useT } from '#i18n/react.tsx';
import type { LoadedRecord, RecordResult } from '../../forms/loaded-record.ts';
import { RecordDay, RecordSelect } from '../../forms/record-choices.tsx';
import { BilingualText, RecordChoice } from '../../forms/record-fields.tsx';
import { BilingualRichText } from '../../rich-text/record-rich-text.tsx';
import { RecordForm } from '../../forms/record-form.tsx';
import { useBilingualLabels } from '../../forms/use-bilingual-labels.ts';

const bilingual = ['title', 'department', 'location', 'description', 'requirements'] as const;
const plain = ['employment_type', 'closes_on', 'status'] as const;

interface CareerFormProps {
  record: LoadedRecord;
  serverResult?: RecordResult;
}

export function CareerForm({ record, serverResult }: CareerFormProps) {
  const t = useT();
  const label = (name: (typeof bilingual | typeof plain)[number]) =>
    t(`adminCompany.careers.fields.${name}`);
  const both = useBilingualLabels(Object.fromEntries(bilingual.map((name) => [name, label(name)])));
  const others = Object.fromEntries(plain.map((name) => [name, label(name)]));
  const types = employmentTypes.map((value) => ({
    value,
    label: t(`adminCompany.careers.types.${value}`),
  }));
  const statuses = publicationStatuses.map((value) => ({
    value,
    label: t(`adminCompany.careers.statuses.${value}`),
  }));
  return (
    <RecordForm {...{ record, serverResult, bilingual }} labels={{ ...both, ...others }}>
      <section className="record-section">
        <h2>{t('adminCompany.careers.sections.opening')}</h2>
        <BilingualText name="title" label={label('title')} required maxLength={160} />
        <BilingualText name="department" label={label('department')} required maxLength={120} />
        <BilingualText name="location" label={label('location')} required maxLength={120} />
        <div className="record-grid">
          <RecordSelect name="employment_type" options={types} required />
        </div>
      </section>
      <section className="record-section">
        <h2>{t('adminCompany.careers.sections.words')}</h2>
        <BilingualRichText name="description" label={label('description')} required />
        <BilingualText
          name="requirements"
          label={label('requirements')}
          rows={6}
          hint={t('adminCompany.careers.requirementsHint')}
        />
      </section>
      <section className="record-section">
        <h2>{t('adminCompany.careers.sections.publication')}</h2>
        <RecordDay name="closes_on" hint={t('adminCompany.careers.closesHint')} />
        <RecordChoice name="status" options={statuses} />
      </section>
    </RecordForm>
  );
}

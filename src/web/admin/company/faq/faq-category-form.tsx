import { useT } from '#i18n/react.tsx';
import type { LoadedRecord, RecordResult } from '../../forms/loaded-record.ts';
import { RecordSwitch } from '../../forms/record-choices.tsx';
import { BilingualText, RecordText } from '../../forms/record-fields.tsx';
import { RecordForm } from '../../forms/record-form.tsx';
import { useBilingualLabels } from '../../forms/use-bilingual-labels.ts';

const bilingual = ['name'] as const;

interface FaqCategoryFormProps {
  record: LoadedRecord;
  serverResult?: RecordResult;
}

export function FaqCategoryForm({ record, serverResult }: FaqCategoryFormProps) {
  const t = useT();
  const label = (name: 'name' | 'slug' | 'is_visible') =>
    t(`adminCompany.faq.categoryFields.${name}`);
  const labels = {
    ...useBilingualLabels({ name: label('name') }),
    slug: label('slug'),
    is_visible: label('is_visible'),
  };
  return (
    <RecordForm {...{ record, serverResult, bilingual, labels }}>
      <section className="record-section">
        <BilingualText name="name" label={label('name')} required maxLength={120} />
        <RecordText name="slug" lang="en" hint={t('adminCompany.faq.slugHint')} required />
        <RecordSwitch name="is_visible" />
      </section>
    </RecordForm>
  );
}

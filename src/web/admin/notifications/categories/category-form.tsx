import { useT } from '#i18n/react.tsx';
import type { LoadedRecord, RecordResult } from '../../forms/loaded-record.ts';
import { RecordSwitch } from '../../forms/record-choices.tsx';
import { BilingualText, RecordText } from '../../forms/record-fields.tsx';
import { RecordForm } from '../../forms/record-form.tsx';
import { useBilingualLabels } from '../../forms/use-bilingual-labels.ts';

const bilingual = ['name', 'description'] as const;

interface CategoryFormProps {
  record: LoadedRecord;
  serverResult?: RecordResult;
}

export function CategoryForm({ record, serverResult }: CategoryFormProps) {
  const t = useT();
  const label = (name: 'name' | 'description' | 'slug' | 'is_visible') =>
    t(`adminNotifications.categories.fields.${name}`);
  const hasSlug = 'slug' in record.values;
  const labels = {
    ...useBilingualLabels({ name: label('name'), description: label('description') }),
    ...(hasSlug && { slug: label('slug') }),
    is_visible: label('is_visible'),
  };
  const problemText = (problem: string) =>
    problem === 'invalid_code' ? t('adminNotifications.categories.invalidSlug') : undefined;
  return (
    <RecordForm {...{ record, serverResult, bilingual, labels, problemText }}>
      <section className="record-section">
        <BilingualText name="name" label={label('name')} required maxLength={80} />
        <BilingualText name="description" label={label('description')} rows={2} maxLength={300} />
        {hasSlug && (
          <RecordText
            name="slug"
            isCode
            hint={t('adminNotifications.categories.slugHint')}
            maxLength={40}
            required
          />
        )}
        <RecordSwitch name="is_visible" hint={t('adminNotifications.categories.visibleHint')} />
      </section>
    </RecordForm>
  );
}

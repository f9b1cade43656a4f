import { useT } from '#i18n/react.tsx';
import type { LoadedRecord, RecordResult } from '../forms/loaded-record.ts';
import { RecordChoice, BilingualText } from '../forms/record-fields.tsx';
import { RecordForm } from '../forms/record-form.tsx';
import { useBilingualLabels } from '../forms/use-bilingual-labels.ts';
import { SlugField } from './slug-field.tsx';
import { useCategoryOptions } from './use-work-labels.ts';

interface NewWorkFormProps {
  record: LoadedRecord;
  serverResult?: RecordResult;
}

/** What a work needs to begin; the rest is on its page. */
export function NewWorkForm({ record, serverResult }: NewWorkFormProps) {
  const t = useT();
  const title = t('adminWork.portfolio.fields.title');
  const labels = {
    ...useBilingualLabels({ title }),
    slug: t('adminWork.portfolio.fields.slug'),
    category: t('adminWork.portfolio.fields.category'),
  };
  return (
    <RecordForm {...{ record, serverResult, labels }} bilingual={['title']}>
      <section className="record-section">
        <h2>{t('adminWork.works.create')}</h2>
        <BilingualText name="title" label={title} required isArabicOptional maxLength={160} />
        <SlugField name="slug" from="title" />
        <RecordChoice name="category" options={useCategoryOptions()} />
      </section>
    </RecordForm>
  );
}

import { useT } from '#i18n/react.tsx';
import type { LoadedRecord, RecordResult } from '../forms/loaded-record.ts';
import { BilingualText, RecordText } from '../forms/record-fields.tsx';
import { RecordForm } from '../forms/record-form.tsx';
import { useBilingualLabels } from '../forms/use-bilingual-labels.ts';

interface SynonymFormProps {
  record: LoadedRecord;
  serverResult?: RecordResult;
}

export function SynonymForm({ record, serverResult }: SynonymFormProps) {
  const t = useT();
  const words = t('adminSeo.searchWords.fields.words');
  const finds = t('adminSeo.searchWords.fields.finds');
  const labels = { ...useBilingualLabels({ words }), finds };
  return (
    <RecordForm {...{ record, serverResult, labels }}>
      <section className="record-section">
        <h2>{t('adminSeo.searchWords.sections.typed')}</h2>
        <p className="text-sm text-muted">{t('adminSeo.searchWords.typedHint')}</p>
        <BilingualText name="words" label={words} rows={4} maxLength={400} />
      </section>
      <section className="record-section">
        <h2>{t('adminSeo.searchWords.sections.finds')}</h2>
        <RecordText
          name="finds"
          label={finds}
          hint={t('adminSeo.searchWords.findsHint')}
          rows={2}
          maxLength={400}
        />
      </section>
    </RecordForm>
  );
}

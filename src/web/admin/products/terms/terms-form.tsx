import { useT } from '#i18n/react.tsx';
import type { LoadedRecord, RecordResult } from '../../forms/loaded-record.ts';
import { RecordForm } from '../../forms/record-form.tsx';
import { RowsField } from '../../forms/rows-field.tsx';

interface TermsFormProps {
  record: LoadedRecord;
  serverResult?: RecordResult;
}

const facets = ['kind', 'colour', 'material'] as const;
const problems = ['in_use', 'not_unique', 'invalid_term', 'invalid_colour', 'taken'] as const;

export function TermsForm({ record, serverResult }: TermsFormProps) {
  const t = useT();
  const columns = [
    { name: 'name', label: t('adminProducts.terms.name'), isBilingual: true, maxLength: 80 },
    {
      name: 'value',
      label: t('adminProducts.terms.value'),
      type: 'code',
      isFixed: true,
      maxLength: 40,
    },
  ] as const;
  const code = { name: 'code', label: t('adminProducts.form.colourCode'), type: 'code' } as const;
  const labels = Object.fromEntries(
    facets.map((facet) => [facet, t(`adminProducts.terms.facets.${facet}`)]),
  );
  const problemText = (problem: string) => {
    const known = problems.find((each) => each === problem);
    return known && t(`adminProducts.terms.problems.${known}`);
  };
  return (
    <RecordForm {...{ record, serverResult, labels, problemText }} bilingual={[]}>
      {facets.map((facet) => (
        <section key={facet} className="record-section">
          <h2>{labels[facet]}</h2>
          <RowsField
            name={facet}
            label={labels[facet] ?? facet}
            addLabel={t(`adminProducts.terms.add.${facet}`)}
            columns={facet === 'colour' ? [...columns, code] : columns}
          />
        </section>
      ))}
    </RecordForm>
  );
}

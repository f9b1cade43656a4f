import { useT } from '#i18n/react.tsx';
import type { Option } from '#ui/select.tsx';
import type { LoadedRecord, RecordResult } from '../../forms/loaded-record.ts';
import { RecordSelect, RecordSwitch } from '../../forms/record-choices.tsx';
import { BilingualText } from '../../forms/record-fields.tsx';
import { RecordForm } from '../../forms/record-form.tsx';
import { useBilingualLabels } from '../../forms/use-bilingual-labels.ts';

const bilingual = ['question', 'answer'] as const;
const plain = ['category_id', 'is_visible'] as const;

interface FaqItemFormProps {
  record: LoadedRecord;
  categories: readonly Option[];
  serverResult?: RecordResult;
}

export function FaqItemForm({ record, categories, serverResult }: FaqItemFormProps) {
  const t = useT();
  const label = (name: (typeof bilingual | typeof plain)[number]) =>
    t(`adminCompany.faq.fields.${name}`);
  const both = useBilingualLabels(Object.fromEntries(bilingual.map((name) => [name, label(name)])));
  const others = Object.fromEntries(plain.map((name) => [name, label(name)]));
  return (
    <RecordForm {...{ record, serverResult, bilingual }} labels={{ ...both, ...others }}>
      <section className="record-section">
        <RecordSelect
          name="category_id"
          options={categories}
          placeholder={t('adminCompany.faq.chooseCategory')}
          required
        />
        <BilingualText name="question" label={label('question')} required maxLength={300} />
        <BilingualText name="answer" label={label('answer')} rows={6} required maxLength={4000} />
        <RecordSwitch name="is_visible" />
      </section>
    </RecordForm>
  );
}

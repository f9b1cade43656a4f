import { partField, type PagePart } from '#domain/content/page-parts.ts';
import { bilingualPartFields, partFields } from '#domain/content/part-fields.ts';
import { useT } from '#i18n/react.tsx';
import type { LoadedRecord, RecordResult } from '../forms/loaded-record.ts';
import { RecordForm } from '../forms/record-form.tsx';
import { BlockFields } from './block-fields.tsx';
import { ItemFields } from './item-fields.tsx';
import { SectionFields } from './section-fields.tsx';
import { usePartLabel, type PartFieldName } from './use-part-label.ts';

interface PartFormProps {
  part: PagePart;
  record: LoadedRecord;
  serverResult?: RecordResult;
}

const fieldsOf = { section: SectionFields, item: ItemFields, block: BlockFields };

/** The form of one section, item or block. */
export function PartForm({ part, record, serverResult }: PartFormProps) {
  const Fields = fieldsOf[part.type];
  const bilingual = bilingualPartFields[part.type].map((field) => partField(part.id, field));
  return (
    <RecordForm {...{ record, serverResult, bilingual }} labels={usePartLabels(part)}>
      <Fields id={part.id} name={part.name} />
    </RecordForm>
  );
}

function usePartLabels({ id, type }: PagePart): Record<string, string> {
  const t = useT();
  const labelOf = usePartLabel();
  const bilingual: readonly string[] = bilingualPartFields[type];
  const labels = Object.keys(partFields[type]).map((field) => {
    const base = field.replace(/_ar$/, '');
    const label = labelOf(base as PartFieldName);
    if (!bilingual.includes(base)) return [partField(id, field), label];
    const text = field.endsWith('_ar')
      ? t('admin.recordForm.labelArabic', { label })
      : t('admin.recordForm.labelEnglish', { label });
    return [partField(id, field), text];
  });
  return Object.fromEntries(labels) as Record<string, string>;
}

import { useLanguage, useT } from '#i18n/react.tsx';
import { RecordText } from '../forms/record-fields.tsx';
import { useRecordTexts } from '../forms/record-context.ts';

interface CountedPairProps {
  name: string;
  label: string;
  /** Characters that search results show; more are refused. */
  most: number;
  rows?: number;
}

/** Both languages of a text whose length is counted while people type. */
export function CountedPair({ name, label, most, rows }: CountedPairProps) {
  const t = useT();
  return (
    <div className="record-pair">
      <RecordText
        name={name}
        lang="en"
        className="record-en"
        rows={rows}
        maxLength={most}
        label={t('admin.recordForm.labelEnglish', { label })}
        hint={<LengthCount name={name} most={most} />}
      />
      <RecordText
        name={`${name}_ar`}
        lang="ar"
        className="record-ar"
        rows={rows}
        maxLength={most}
        label={t('admin.recordForm.labelArabic', { label })}
        hint={<LengthCount name={`${name}_ar`} most={most} />}
      />
    </div>
  );
}

function LengthCount({ name, most }: { name: string; most: number }) {
  const { t, number } = useLanguage();
  const count = (useRecordTexts()[name] ?? '').trim().length;
  const values = { count: number(count), most: number(most) };
  return t('admin.recordForm.head.count', values);
}

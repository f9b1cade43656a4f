import { useLanguage, useT } from '#i18n/react.tsx';
import { cx } from '#ui/cx.ts';
import { RecordText } from '../forms/record-fields.tsx';
import { useTypedTexts } from './use-typed-texts.ts';

interface CountedPairProps {
  name: string;
  label: string;
  /** Characters that search results show. */
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
        label={t('admin.recordForm.labelEnglish', { label })}
        hint={<LengthCount name={name} most={most} />}
      />
      <RecordText
        name={`${name}_ar`}
        lang="ar"
        className="record-ar"
        rows={rows}
        label={t('admin.recordForm.labelArabic', { label })}
        hint={<LengthCount name={`${name}_ar`} most={most} />}
      />
    </div>
  );
}

function LengthCount({ name, most }: { name: string; most: number }) {
  const { t, number } = useLanguage();
  const { inside, texts } = useTypedTexts<HTMLSpanElement>([name]);
  const count = [...(texts[name] ?? '').trim()].length;
  const isLong = count > most;
  const values = { count: number(count), most: number(most) };
  return (
    <span ref={inside} className={cx(isLong && 'font-medium text-terracotta')}>
      {isLong ? t('adminSeo.form.tooLong', values) : t('adminSeo.form.count', values)}
    </span>
  );
}

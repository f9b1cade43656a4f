import type { FormConflict } from '#domain/admin/forms/form-conflict.ts';
import type { ReactNode } from 'react';
import { compareTexts, type ComparedPart } from '#domain/admin/texts/compare-texts.ts';
import { readableText } from '#domain/admin/texts/readable-text.ts';
import { useLanguage, useT } from '#i18n/react.tsx';
import './conflicts.css';
import { DiffText } from './diff-text.tsx';

interface ConflictValuesProps {
  conflict: Pick<FormConflict, 'before' | 'theirs' | 'mine'>;
  /** A control beside the name of a side, such as a radio button. */
  choice?(side: 'theirs' | 'mine', name: string): ReactNode;
  /** A value for readers. */
  textOf?(text: string): string;
}

/** What a value was, what a colleague made of it, and what one wants oneself. */
export function ConflictValues({ conflict, choice, textOf = readableText }: ConflictValuesProps) {
  const t = useT();
  const [before, theirs, mine] = [conflict.before, conflict.theirs, conflict.mine].map(textOf) as [
    string,
    string,
    string,
  ];
  const name = (side: 'theirs' | 'mine') => {
    const text = t(`admin.recordForm.conflict.${side}`);
    return choice ? choice(side, text) : text;
  };
  return (
    <div className="conflict-values">
      <Side name={t('admin.recordForm.conflict.before')} parts={[{ text: before, kind: 'same' }]} />
      <Side name={name('theirs')} parts={compareTexts(before, theirs)} isLabel={!!choice} />
      <Side name={name('mine')} parts={compareTexts(before, mine)} isLabel={!!choice} />
    </div>
  );
}

interface SideProps {
  name: ReactNode;
  parts: readonly ComparedPart[];
  isLabel?: boolean;
}

function Side({ name, parts, isLabel }: SideProps) {
  const t = useT();
  const isEmpty = parts.every(({ text }) => text === '');
  const Element = isLabel ? 'label' : 'div';
  return (
    <Element className="conflict-side">
      <span className="conflict-side-name">{name}</span>
      {isEmpty ? (
        <span className="text-muted">{t('admin.recordForm.conflict.empty')}</span>
      ) : (
        <bdi className="whitespace-pre-line">
          <DiffText parts={parts} />
        </bdi>
      )}
    </Element>
  );
}

/** Who changed the values, and when. */
export function ConflictAuthors({
  conflicts,
}: {
  conflicts: readonly Pick<FormConflict, 'by' | 'at'>[];
}) {
  const { t, date } = useLanguage();
  const groups = Map.groupBy(conflicts, ({ by }) => by);
  return [...groups].map(([by, own]) => {
    const at = own
      .flatMap((each) => each.at ?? [])
      .toSorted()
      .at(-1);
    return (
      <p key={by} className="font-medium">
        {by && at
          ? t('admin.recordForm.conflict.byName', {
              name: by,
              count: own.length,
              date: date(at, 'dateTime'),
            })
          : t('admin.recordForm.conflict.title')}
      </p>
    );
  });
}

import type { ReactNode } from 'react';
import { useLanguage, useT } from '#i18n/react.tsx';
import type { FormConflict } from '../../shared/forms/form-result.ts';
import './conflicts.css';
import { compareTexts, type ComparedPart } from './compare-texts.ts';

const asItIs = (text: string): string => text;

interface ConflictValuesProps {
  conflict: Pick<FormConflict, 'before' | 'theirs' | 'mine'>;
  /** A control beside the name of a side, such as a radio button. */
  choice?(side: 'theirs' | 'mine', name: string): ReactNode;
  /** A value for readers; the text itself by default. */
  textOf?(text: string): string;
}

/** What a value was, what a colleague made of it, and what one wants oneself. */
export function ConflictValues({ conflict, choice, textOf = asItIs }: ConflictValuesProps) {
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
  const Element = isLabel ? 'label' : 'div';
  return (
    <Element className="conflict-side">
      <span className="conflict-side-name">{name}</span>
      <DiffText parts={parts} />
    </Element>
  );
}

const elements = { same: 'span', added: 'ins', removed: 'del' } as const;

/** What was removed is shown too, because a removal is a change. */
function DiffText({ parts }: { parts: readonly ComparedPart[] }) {
  const t = useT();
  if (parts.every(({ text }) => text === '')) {
    return <span className="text-muted">{t('admin.recordForm.conflict.empty')}</span>;
  }
  return (
    <bdi className="whitespace-pre-line">
      {parts.map(({ text, kind }, index) => {
        const Element = elements[kind];
        // Parts have no identity but their place.
        return <Element key={index}>{text}</Element>;
      })}
    </bdi>
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

import { useLanguage, useT } from '#i18n/react.tsx';
import { useFormContext } from '../../shared/forms/form-context.ts';
import type { FormConflict } from '../../shared/forms/form-result.ts';
import { choiceName, theirsName } from './changes-in-form.ts';

type Labels = Readonly<Record<string, string>>;

/** Before, theirs and one's own for each field, with a choice that is sent with the next save. */
export function ConflictPanel({ labels }: { labels: Labels }) {
  const conflicts = useFormContext().rejection?.conflicts ?? [];
  if (conflicts.length === 0) return null;
  return (
    <div className="record-conflicts">
      <Authors conflicts={conflicts} />
      {conflicts.map((conflict) => (
        <Conflict key={`${conflict.field} ${conflict.theirs}`} {...{ conflict, labels }} />
      ))}
    </div>
  );
}

function Authors({ conflicts }: { conflicts: readonly FormConflict[] }) {
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

function Conflict({ conflict, labels }: { conflict: FormConflict; labels: Labels }) {
  const t = useT();
  const { field, before, theirs, mine } = conflict;
  return (
    <fieldset className="record-conflict">
      <legend className="font-medium">{labels[field] ?? field}</legend>
      <input type="hidden" name={theirsName(field)} value={theirs} />
      <div className="record-conflict-side">
        <span className="text-sm text-muted">{t('admin.recordForm.conflict.before')}</span>
        <Value text={before} />
      </div>
      <Side
        field={field}
        choice="theirs"
        title={t('admin.recordForm.conflict.theirs')}
        text={theirs}
      />
      <Side field={field} choice="mine" title={t('admin.recordForm.conflict.mine')} text={mine} />
    </fieldset>
  );
}

interface SideProps {
  field: string;
  choice: 'theirs' | 'mine';
  title: string;
  text: string;
}

const Side = ({ field, choice, title, text }: SideProps) => (
  <label className="record-conflict-side record-conflict-choice">
    <span className="flex items-center gap-2 text-sm">
      <input type="radio" className="choice-box" name={choiceName(field)} value={choice} required />
      {title}
    </span>
    <Value text={text} />
  </label>
);

function Value({ text }: { text: string }) {
  const t = useT();
  return text === '' ? (
    <span className="text-muted">{t('admin.recordForm.conflict.empty')}</span>
  ) : (
    <bdi className="whitespace-pre-line">{text}</bdi>
  );
}

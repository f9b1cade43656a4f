import type { FormConflict } from '#domain/admin/forms/form-conflict.ts';
import { useFormContext } from '../../shared/forms/form-context.ts';
import { ConflictAuthors, ConflictValues } from '../changes/conflict-values.tsx';
import { choiceName, theirsName } from './changes-in-form.ts';

type Labels = Readonly<Record<string, string>>;

/** Before, theirs and one's own for each field, with a choice that is sent with the next save. */
export function ConflictPanel({ labels }: { labels: Labels }) {
  const conflicts = useFormContext().rejection?.conflicts ?? [];
  if (conflicts.length === 0) return null;
  return (
    <div className="conflicts">
      <ConflictAuthors conflicts={conflicts} />
      {conflicts.map((conflict) => (
        <Conflict key={`${conflict.field} ${conflict.theirs}`} {...{ conflict, labels }} />
      ))}
    </div>
  );
}

function Conflict({ conflict, labels }: { conflict: FormConflict; labels: Labels }) {
  const { field, theirs } = conflict;
  return (
    <fieldset className="conflict">
      <legend className="font-medium">{labels[field] ?? field}</legend>
      <input type="hidden" name={theirsName(field)} value={theirs} />
      <ConflictValues
        conflict={conflict}
        choice={(side, name) => (
          <>
            <input
              type="radio"
              className="choice-box"
              name={choiceName(field)}
              value={side}
              required
            />
            {name}
          </>
        )}
      />
    </fieldset>
  );
}

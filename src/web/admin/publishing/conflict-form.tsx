import { useT } from '#i18n/react.tsx';
import type {
  DraftConflict,
  Publication,
} from '#services/admin/publishing/read-publication.server.ts';
import { choiceName } from '../forms/changes-in-form.ts';
import { PublishingForm, type PublishingResult } from './publishing-form.tsx';
import { reviewIntents } from './review-intents.ts';

interface ConflictFormProps {
  publication: Publication;
  serverResult?: PublishingResult;
}

/** Fields that were changed since the draft began: theirs, or the draft. */
export function ConflictForm({ publication, serverResult }: ConflictFormProps) {
  const t = useT();
  const { conflicts } = publication;
  if (conflicts.length === 0) return null;
  return (
    <section className="record-section" aria-labelledby="conflicts">
      <h2 id="conflicts">{t('admin.recordForm.conflict.title')}</h2>
      <PublishingForm
        intent={reviewIntents.resolve}
        serverResult={serverResult}
        button={{
          label: t('adminPublishing.conflicts.submit'),
          busyLabel: t('adminPublishing.conflicts.submitting'),
        }}
      >
        {conflicts.map((conflict) => (
          <ConflictChoice key={conflict.field} conflict={conflict} />
        ))}
      </PublishingForm>
    </section>
  );
}

function ConflictChoice({ conflict }: { conflict: DraftConflict }) {
  const t = useT();
  const { field, label, before } = conflict;
  return (
    <fieldset className="record-conflict">
      <legend className="font-medium">{label}</legend>
      <div className="record-conflict-side">
        <span className="text-sm text-muted">{t('admin.recordForm.conflict.before')}</span>
        <bdi className="whitespace-pre-line">{before}</bdi>
      </div>
      {(['theirs', 'mine'] as const).map((choice) => (
        <label key={choice} className="record-conflict-side record-conflict-choice">
          <span className="flex items-center gap-2 text-sm">
            <input
              type="radio"
              className="choice-box"
              name={choiceName(field)}
              value={choice}
              required
            />
            {t(`adminPublishing.conflicts.${choice}`)}
          </span>
          <bdi className="whitespace-pre-line">{conflict[choice]}</bdi>
        </label>
      ))}
    </fieldset>
  );
}

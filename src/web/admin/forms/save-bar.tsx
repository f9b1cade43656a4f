import { useT } from '#i18n/react.tsx';
import { Button } from '#ui/button.tsx';
import { useHasScripts } from '#ui/use-has-scripts.ts';
import { SignInAgain } from '../../shared/forms/rejection-notice.tsx';
import { SubmitButton } from '../../shared/forms/submit-button.tsx';
import { formSteps } from './form-steps.ts';
import type { RecordPublishing } from './loaded-record.ts';
import { PublishButtons, saveKeys } from './publish-buttons.tsx';
import type { DraftState } from './use-draft.ts';
import type { RecordFormState } from './use-record-form.ts';
import { useTimeOfDay } from './use-time-of-day.ts';

type SaveBarProps = Pick<RecordFormState, 'dirty' | 'draft' | 'discard'> & {
  labels: Readonly<Record<string, string>>;
  /** At once, because staff ask for it. */
  storeDraft(): void;
  /** Shows what a colleague typed into the same field. */
  compare(): void;
  publishing?: RecordPublishing;
};

/** Stays at the bottom of the window while the form is on screen. */
export function SaveBar(props: SaveBarProps) {
  const { dirty, draft, labels, discard, storeDraft, compare, publishing } = props;
  const t = useT();
  const hasScripts = useHasScripts();
  const stateText = useStateText({ dirty, draft, labels });
  return (
    <div className="record-bar">
      <p role="status" className="record-bar-state">
        {stateText}
        {isSignedOut(draft.state) && (
          <>
            {' '}
            <SignInAgain />
          </>
        )}
        {publishing?.isPublished && draft.state.kind === 'conflict' && (
          <Button variant="quiet" size="small" onClick={compare}>
            {t('admin.recordForm.compare')}
          </Button>
        )}
      </p>
      {hasScripts ? (
        <Button
          variant="outline"
          className="record-bar-discard"
          disabled={dirty.length === 0}
          onClick={discard}
        >
          {t(
            publishing?.isPublished ? 'admin.recordForm.discardDraft' : 'admin.recordForm.discard',
          )}
        </Button>
      ) : (
        <Button type="submit" variant="outline" name="step" value={formSteps.discard}>
          {t('admin.recordForm.discard')}
        </Button>
      )}
      {publishing ? (
        <PublishButtons {...{ publishing, storeDraft }} />
      ) : (
        <SubmitButton busyLabel={t('admin.recordForm.saving')} aria-keyshortcuts={saveKeys}>
          {t('admin.recordForm.save')}
        </SubmitButton>
      )}
    </div>
  );
}

const isSignedOut = (state: DraftState) =>
  state.kind === 'local' && state.reason === 'session_ended';

const localTexts: Readonly<Record<string, 'offline' | 'signedOut'>> = {
  unreachable: 'offline',
  session_ended: 'signedOut',
};

function useStateText({
  dirty,
  draft,
  labels,
}: Omit<SaveBarProps, 'discard' | 'storeDraft' | 'compare' | 'publishing'>): string {
  const t = useT();
  const timeOfDay = useTimeOfDay();
  const { state } = draft;
  if (dirty.length === 0) return '';
  switch (state.kind) {
    case 'storing':
      return t('admin.recordForm.state.storing');
    case 'stored':
      return t('admin.recordForm.state.stored', { date: timeOfDay(state.at) });
    case 'local':
      return t(`admin.recordForm.state.${localTexts[state.reason] ?? 'notAccepted'}`, {
        date: timeOfDay(state.at),
      });
    case 'failed':
      return t('admin.recordForm.state.failed');
    case 'conflict': {
      const names = state.fields.map((field) => labels[field] ?? field).join(' · ');
      return t('admin.recordForm.state.conflict', { names });
    }
    default:
      return t('admin.recordForm.state.changed');
  }
}

import { useT } from '#i18n/react.tsx';
import { Button } from '#ui/button.tsx';
import { useHasScripts } from '#ui/use-has-scripts.ts';
import { SubmitButton } from '../../shared/forms/submit-button.tsx';
import { formSteps } from './form-steps.ts';
import type { RecordPublishing } from './loaded-record.ts';

export const saveKeys = 'Control+S Meta+S';

interface PublishButtonsProps {
  publishing: RecordPublishing;
  storeDraft(): void;
}

/** What is public is stored as a draft and then published; the rest is saved as usual. */
export function PublishButtons({ publishing, storeDraft }: PublishButtonsProps) {
  const t = useT();
  const hasScripts = useHasScripts();
  const saveLabel = t(
    publishing.isPublished ? 'admin.recordForm.saveDraft' : 'admin.recordForm.save',
  );
  return (
    <>
      {publishing.isPublished && hasScripts ? (
        <Button variant="outline" onClick={storeDraft} aria-keyshortcuts={saveKeys}>
          {saveLabel}
        </Button>
      ) : (
        <SubmitButton
          variant="outline"
          busyLabel={t('admin.recordForm.saving')}
          aria-keyshortcuts={saveKeys}
        >
          {saveLabel}
        </SubmitButton>
      )}
      <SubmitButton
        name="step"
        value={formSteps.review}
        busyLabel={t('admin.recordForm.reviewing')}
      >
        {t('admin.recordForm.review')}
      </SubmitButton>
    </>
  );
}

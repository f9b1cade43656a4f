import { useT } from '#i18n/react.tsx';
import { Button } from '#ui/button.tsx';
import './record-form.css';

/** Says that a form holds what was typed earlier; without it, old words could be sent unseen. */
export function RestoredText({ onDiscard }: { onDiscard(): void }) {
  const t = useT();
  return (
    <p role="status" className="restored-text">
      {t('admin.recordForm.restored')}
      <Button variant="quiet" size="small" onClick={onDiscard}>
        {t('admin.recordForm.discardDraft')}
      </Button>
    </p>
  );
}

import { useT } from '#i18n/react.tsx';
import { Button } from '#ui/button.tsx';

export function DraftNotice({ onForget }: { onForget: () => void }) {
  const t = useT();
  return (
    <div role="status" className="draft-notice">
      <p>{t('enquiries.customService.draftSaved')}</p>
      <Button variant="outline" size="small" onClick={onForget}>
        {t('enquiries.customService.discardDraft')}
      </Button>
    </div>
  );
}

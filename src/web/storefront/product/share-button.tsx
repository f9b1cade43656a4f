import { useT } from '#i18n/react.tsx';
import { Button } from '#ui/button.tsx';
import { ExternalIcon } from '#ui/icons.tsx';
import { toast } from '#ui/toast-store.ts';

/** Uses the device's share dialog if there is one, otherwise copies the link. */
export function ShareButton({ title }: { title: string }) {
  const t = useT();

  const share = async () => {
    const url = location.href;
    try {
      if (typeof navigator.share === 'function') return await navigator.share({ title, url });
      await navigator.clipboard.writeText(url);
      toast({ title: t('productDetails.facts.linkCopied'), variant: 'success' });
    } catch (error) {
      // Closing the device's share dialog is not an error.
      if (error instanceof DOMException && error.name === 'AbortError') return;
      toast({ title: t('productDetails.facts.linkNotCopied') });
    }
  };

  return (
    <Button variant="quiet" className="needs-script" onClick={() => void share()}>
      <ExternalIcon />
      {t('productDetails.facts.share')}
    </Button>
  );
}

import { useT } from '#i18n/react.tsx';
import { Button } from '#ui/button.tsx';
import { ExternalIcon } from '#ui/icons.tsx';
import { toast } from '#ui/toast-store.ts';

/** The device's own way of sharing where it has one, else the link goes into the clipboard. */
export function ShareButton({ title }: { title: string }) {
  const t = useT();

  const share = async () => {
    const url = location.href;
    try {
      if (typeof navigator.share === 'function') return await navigator.share({ title, url });
      await navigator.clipboard.writeText(url);
      toast({ title: t('productDetails.facts.linkCopied'), variant: 'success' });
    } catch (error) {
      // Whoever closes the device's dialog wanted nothing more.
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

import type { Prize } from '#domain/game/game.ts';
import { useLanguage } from '#i18n/react.tsx';
import { Button } from '#ui/button.tsx';
import { toast } from '#ui/toast-store.ts';
import { useShell } from '../../shared/shell/shell-data.tsx';

/** The sharing card of the prize, which a shared link shows too. */
export function ShareCard({ prize }: { prize: Prize }) {
  const { t, locale } = useLanguage();
  const { site, publicUrl } = useShell();
  const url = `${publicUrl}/${locale}/game?won=${prize.id}`;
  const text = t('game.complete.shareText', { prize: prize.name, brand: site.name });

  const share = async () => {
    if (navigator.share) return navigator.share({ title: site.name, text, url }).catch(() => {});
    await navigator.clipboard?.writeText(url).catch(() => {});
    toast({ title: t('game.complete.shareCopied'), variant: 'success' });
  };
  return (
    <figure className="share-card">
      <img
        src={`/${locale}/sharing/prize/${prize.id}.jpg`}
        alt={t('game.complete.sharePicture', { prize: prize.name })}
        width={1200}
        height={630}
      />
      <figcaption>
        <Button variant="outline" onClick={() => void share()}>
          {t('game.complete.share')}
        </Button>
      </figcaption>
    </figure>
  );
}

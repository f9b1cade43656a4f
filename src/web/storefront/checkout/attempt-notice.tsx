import { useLanguage } from '#i18n/react.tsx';
import { Button } from '#ui/button.tsx';
import { useIsOnline } from '../../shared/use-is-online.ts';
import { Notice } from './notice.tsx';
import type { Placing } from './use-placing.ts';

/** What became of an order that the connection held up. */
export function AttemptNotice({ placing }: { placing: Placing }) {
  const { t, date } = useLanguage();
  const isOnline = useIsOnline();
  const { trouble, resume, giveUp, isSending } = placing;
  if (trouble?.kind === 'waiting') {
    return (
      <Notice
        tone="calm"
        title={t('basket.checkout.waitingTitle')}
        text={t(isOnline ? 'basket.checkout.unsureText' : 'basket.checkout.waitingText')}
      >
        <Button
          variant="outline"
          size="small"
          busy={isSending}
          busyLabel={t('basket.checkout.placing')}
          onClick={() => void resume()}
        >
          {t('basket.checkout.sendNow')}
        </Button>
      </Notice>
    );
  }
  if (trouble?.kind !== 'held') return null;
  return (
    <Notice
      tone="calm"
      title={t('basket.checkout.heldTitle')}
      text={t('basket.checkout.heldText', { date: date(new Date(trouble.madeAt)) })}
    >
      <div className="flex flex-wrap gap-3">
        <Button size="small" onClick={() => void resume()}>
          {t('basket.checkout.sendNow')}
        </Button>
        <Button variant="quiet" size="small" onClick={giveUp}>
          {t('basket.checkout.doNotSend')}
        </Button>
      </div>
    </Notice>
  );
}

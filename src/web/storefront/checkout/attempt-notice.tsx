import { useLanguage } from '#i18n/react.tsx';
import { Button } from '#ui/button.tsx';
import { useIsOnline } from '../../shared/connection/use-is-online.ts';
import { StatusNotice } from './status-notice.tsx';
import type { OrderSubmission } from './use-submit-order.ts';

/** An order that could not be sent yet, with the next steps. */
export function AttemptNotice({ submission }: { submission: OrderSubmission }) {
  const { t, date } = useLanguage();
  const isOnline = useIsOnline();
  const { trouble, resume, giveUp, isSending } = submission;
  if (trouble?.kind === 'waiting') {
    return (
      <StatusNotice
        title={t('cart.checkout.waitingTitle')}
        text={t(isOnline ? 'cart.checkout.unsureText' : 'cart.checkout.waitingText')}
      >
        <Button
          variant="outline"
          size="small"
          busy={isSending}
          busyLabel={t('cart.checkout.placing')}
          onClick={() => void resume()}
        >
          {t('cart.checkout.sendNow')}
        </Button>
      </StatusNotice>
    );
  }
  if (trouble?.kind !== 'held') return null;
  return (
    <StatusNotice
      title={t('cart.checkout.unsentTitle')}
      text={t('cart.checkout.unsentText', { date: date(new Date(trouble.madeAt)) })}
    >
      <div className="flex flex-wrap gap-3">
        <Button size="small" onClick={() => void resume()}>
          {t('cart.checkout.sendNow')}
        </Button>
        <Button variant="quiet" size="small" onClick={giveUp}>
          {t('cart.checkout.doNotSend')}
        </Button>
      </div>
    </StatusNotice>
  );
}

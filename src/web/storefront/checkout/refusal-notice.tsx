import { useEffect, useRef } from 'react';
import { ButtonLink, Button } from '#ui/button.tsx';
import { RejectionNotice } from '../../shared/forms/rejection-notice.tsx';
import { useT } from '#i18n/react.tsx';
import type { Translate } from '#i18n/messages/index.ts';
import type { Refused } from './attempt.ts';
import type { CheckoutSteps } from './use-checkout-steps.ts';
import type { Placing } from './use-placing.ts';
import { WayOn } from './way-on.tsx';

interface RefusalNoticeProps {
  placing: Placing;
  steps: CheckoutSteps;
  /** Asks for today's prices again. */
  refresh: () => void;
}

/** Why the order was not taken, with the nearest way on. */
export function RefusalNotice({ placing, steps, refresh }: RefusalNoticeProps) {
  const t = useT();
  const { trouble, settle, resume } = placing;
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (trouble) notice.current?.focus();
  }, [trouble]);
  if (trouble?.kind === 'failed') {
    return (
      <RejectionNotice
        ref={notice}
        title={t('cart.checkout.errorTitle')}
        text={t('orderResults.rejection.failed')}
      >
        <div className="mt-3 flex flex-wrap gap-3">
          <Button size="small" onClick={() => void resume()}>
            {t('cart.checkout.sendNow')}
          </Button>
          <ButtonLink to="/contact" variant="outline" size="small">
            {t('unauthorized.support')}
          </ButtonLink>
        </div>
      </RejectionNotice>
    );
  }
  if (trouble?.kind !== 'refused') return null;
  const { refusal } = trouble;
  const mended = () => {
    settle();
    refresh();
  };
  return (
    <RejectionNotice
      ref={notice}
      reason={refusal.reason}
      title={titleOf(refusal, t)}
      text={textOf(refusal)}
    >
      {refusal.reason !== 'session_ended' && (
        <div className="checkout-options">
          <WayOn refusal={refusal} steps={steps} onMended={mended} />
        </div>
      )}
    </RejectionNotice>
  );
}

function titleOf({ reason }: Refused, t: Translate): string {
  switch (reason) {
    case 'address_required':
      return t('cart.checkout.addressRequiredTitle');
    case 'cart_empty':
      return t('cart.checkout.emptyTitle');
    case 'session_ended':
      return t('session.expiredTitle');
    case 'key_reused':
      return t('cart.checkout.errorTitle');
    default:
      return t(`cart.checkout.rejected.${reason}`);
  }
}

/** What is short is named piece by piece instead. */
const textOf = ({ reason, text }: Refused): string | undefined =>
  reason === 'out_of_stock' ? undefined : text;

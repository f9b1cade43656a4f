import { useEffect, useRef } from 'react';
import { ButtonLink, Button } from '#ui/button.tsx';
import { RejectionNotice } from '../../shared/forms/rejection-notice.tsx';
import { useT } from '#i18n/react.tsx';
import type { Translate } from '#i18n/messages/index.ts';
import type { OrderRejection } from './order-attempt.ts';
import type { CheckoutSteps } from './use-checkout-steps.ts';
import type { OrderSubmission } from './use-submit-order.ts';
import { RejectionOptions } from './rejection-options.tsx';

interface OrderRejectionNoticeProps {
  submission: OrderSubmission;
  steps: CheckoutSteps;
  /** Requests the current prices again. */
  refresh: () => void;
}

/** Why the order was rejected, with what the buyer can do about it. */
export function OrderRejectionNotice({ submission, steps, refresh }: OrderRejectionNoticeProps) {
  const t = useT();
  const { trouble, settle, resume } = submission;
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
  if (trouble?.kind !== 'rejected') return null;
  const { rejection } = trouble;
  const resolve = () => {
    settle();
    refresh();
  };
  return (
    <RejectionNotice
      ref={notice}
      reason={rejection.reason}
      title={titleOf(rejection, t)}
      text={textOf(rejection)}
    >
      {rejection.reason !== 'session_ended' && (
        <div className="checkout-options">
          <RejectionOptions rejection={rejection} steps={steps} onResolved={resolve} />
        </div>
      )}
    </RejectionNotice>
  );
}

function titleOf({ reason }: OrderRejection, t: Translate): string {
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

/** Shortages are listed piece by piece instead. */
const textOf = ({ reason, text }: OrderRejection): string | undefined =>
  reason === 'out_of_stock' ? undefined : text;

import { useRef } from 'react';
import type { CartLines } from '#domain/cart/cart-lines.ts';
import type { Governorate } from '#services/delivery/governorates.server.ts';
import { ChangesNotice } from '../cart/changes-notice.tsx';
import { useChanges } from '../cart/use-changes.ts';
import { useCouponCode } from '../cart/use-coupon.ts';
import { useGovernorate } from '../cart/use-governorate.ts';
import { useQuote } from '../cart/use-quote.ts';
import { AttemptNotice } from './attempt-notice.tsx';
import { CheckoutSummary } from './checkout-summary.tsx';
import { DeliveryStep } from './delivery-step.tsx';
import { destinationOf } from './destination.ts';
import type { Buyer } from './read-buyer.server.ts';
import { ReviewStep } from './review-step.tsx';
import { useCheckoutSteps } from './use-checkout-steps.ts';
import { useCheckoutDraft } from './use-checkout-draft.ts';
import { useSubmitOrder } from './use-submit-order.ts';
import { RecipientStep } from './recipient-step.tsx';

export interface CheckoutData {
  /** Where we deliver. */
  governorates: Governorate[];
  /** Null for a guest. */
  buyer: Buyer | null;
  /** Today in the shop's time zone. */
  today: string;
}

/** Three steps on one page: completed ones show a summary, the current one its form. */
export function Checkout({ data, lines }: { data: CheckoutData; lines: CartLines }) {
  const { governorates, buyer, today } = data;
  const drafting = useCheckoutDraft();
  const { governorate: usual } = useGovernorate(governorates);
  const destination = destinationOf(drafting.draft, buyer, governorates, usual?.code ?? null);
  const governorate = destination.governorate ?? usual;
  const couponCode = useCouponCode();
  const quoting = useQuote({ lines, couponCode, governorate: governorate?.code ?? null });
  const changes = useChanges(quoting.quote);
  const steps = useCheckoutSteps(destination.isComplete);
  const submission = useSubmitOrder();
  const notice = useRef<HTMLDivElement>(null);
  return (
    <div className="checkout">
      <div className="checkout-steps">
        <AttemptNotice submission={submission} />
        <ChangesNotice ref={notice} changes={changes} />
        <RecipientStep {...{ buyer, governorates, drafting, destination, steps }} />
        <DeliveryStep {...{ governorate, quoting, drafting, steps, today }} />
        <ReviewStep
          {...{ lines, quoting, destination, drafting, steps, submission }}
          governorate={governorate?.name}
          onUnconfirmed={changes.toConfirm.length > 0 ? () => notice.current?.focus() : null}
        />
      </div>
      <CheckoutSummary lines={lines} quoting={quoting} governorate={governorate?.name} />
    </div>
  );
}

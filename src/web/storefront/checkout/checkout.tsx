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
import { useDraft } from './use-draft.ts';
import { usePlacing } from './use-placing.ts';
import { WhoStep } from './who-step.tsx';

export interface CheckoutData {
  /** Where we deliver. */
  places: Governorate[];
  /** Null for a guest. */
  buyer: Buyer | null;
  /** The shop's own day. */
  today: string;
}

/** Three steps on one page: those behind say what was chosen, the one in front asks. */
export function Checkout({ data, lines }: { data: CheckoutData; lines: CartLines }) {
  const { places, buyer, today } = data;
  const drafting = useDraft();
  const destination = destinationOf(drafting.draft, buyer, places);
  const usual = useGovernorate(places).governorate;
  const place = destination.place ?? usual;
  const couponCode = useCouponCode();
  const quoting = useQuote({ lines, couponCode, governorate: place?.code ?? null });
  const changes = useChanges(quoting.quote);
  const steps = useCheckoutSteps(destination.isComplete);
  const placing = usePlacing();
  const notice = useRef<HTMLDivElement>(null);
  return (
    <div className="checkout">
      <div className="checkout-steps">
        <AttemptNotice placing={placing} />
        <ChangesNotice ref={notice} changes={changes} />
        <WhoStep {...{ buyer, places, drafting, destination, steps }} />
        <DeliveryStep {...{ place, quoting, drafting, steps, today }} />
        <ReviewStep
          {...{ lines, quoting, destination, drafting, steps, placing }}
          onAsked={changes.toConfirm.length > 0 ? () => notice.current?.focus() : null}
        />
      </div>
      <CheckoutSummary lines={lines} quoting={quoting} place={place?.name} />
    </div>
  );
}

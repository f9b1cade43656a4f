import type { CartLines } from '#domain/cart/cart-lines.ts';
import { isolate } from '#i18n/isolate.ts';
import { useLanguage } from '#i18n/react.tsx';
import { Button } from '#ui/button.tsx';
import { Link } from '#ui/link.tsx';
import { CartTotals } from '../cart/totals.tsx';
import type { Quoting } from '../cart/use-quote.ts';
import { CheckoutLines } from './checkout-lines.tsx';
import type { Destination } from './destination.ts';
import { orderBody } from './order-body.ts';
import { OrderRejectionNotice } from './order-rejection-notice.tsx';
import { StepFrame } from './step-frame.tsx';
import type { CheckoutSteps } from './use-checkout-steps.ts';
import type { Drafting } from './use-checkout-draft.ts';
import type { OrderSubmission } from './use-submit-order.ts';

interface ReviewStepProps {
  lines: CartLines;
  quoting: Quoting;
  destination: Destination;
  drafting: Drafting;
  steps: CheckoutSteps;
  submission: OrderSubmission;
  governorate: string | undefined;
  /** Set while changes must be confirmed first; leads to them. */
  onUnconfirmed: (() => void) | null;
}

export function ReviewStep(props: ReviewStepProps) {
  const { lines, quoting, destination, drafting, steps, submission, onUnconfirmed } = props;
  const { governorate } = props;
  const { t, locale, money } = useLanguage();
  const { quote } = quoting;
  const payable = quote ? isolate(money(quote.payable)) : '';
  const { notes } = drafting.draft;
  const submit = () => {
    if (onUnconfirmed) return onUnconfirmed();
    void submission.submit(orderBody({ lines, quote, destination, notes, locale }));
  };
  return (
    <StepFrame step="review" state={steps} title={t('cart.checkout.review')}>
      <div className="grid gap-8">
        <CheckoutLines lines={lines} quote={quote} />
        {/* On wide screens the summary beside it shows the same. */}
        <div className="lg:hidden">
          <CartTotals lines={lines} quoting={quoting} governorate={governorate} />
        </div>
        <OrderRejectionNotice submission={submission} steps={steps} refresh={quoting.refresh} />
        <div className="grid gap-4">
          <Button
            size="large"
            wide
            onClick={submit}
            busy={submission.isSending}
            busyLabel={t(submission.isSlow ? 'cart.checkout.slow' : 'cart.checkout.placing')}
          >
            {t('cart.checkout.place')}
            {payable && ` · ${payable}`}
          </Button>
          <p className="text-sm text-muted">
            {t('cart.checkout.terms', { amount: payable })}{' '}
            <Link to="/terms">{t('cart.checkout.termsLink')}</Link>
          </p>
          <Button
            variant="quiet"
            className="justify-self-start"
            onClick={() => steps.goTo('delivery')}
          >
            {t('cart.checkout.back')}
          </Button>
        </div>
      </div>
    </StepFrame>
  );
}

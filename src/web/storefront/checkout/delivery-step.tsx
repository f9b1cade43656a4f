import { deliveryWindow, slowestOf } from '#domain/catalog/delivery.ts';
import { isolate } from '#i18n/isolate.ts';
import { useLanguage } from '#i18n/react.tsx';
import type { Governorate } from '#services/delivery/governorates.server.ts';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { TextArea } from '#ui/text-input.tsx';
import type { Quote } from '../cart/quote.ts';
import type { Quoting } from '../cart/use-quote.ts';
import { StepFrame } from './step-frame.tsx';
import type { CheckoutSteps } from './use-checkout-steps.ts';
import type { Drafting } from './use-checkout-draft.ts';

interface DeliveryStepProps {
  governorate: Governorate | undefined;
  quoting: Quoting;
  drafting: Drafting;
  steps: CheckoutSteps;
  /** Today in the shop's time zone. */
  today: string;
}

const maxNotesLength = 2000;

/** Shows when the order arrives and how it is paid, and asks for notes. */
export function DeliveryStep({ governorate, quoting, drafting, steps, today }: DeliveryStepProps) {
  const { t, money } = useLanguage();
  const { draft, change } = drafting;
  const { quote } = quoting;
  const arrival = useArrival(governorate, quote, today);
  return (
    <StepFrame
      step="delivery"
      state={steps}
      title={t('cart.checkout.delivery')}
      changeLabel={t('cart.checkout.changeDelivery')}
      summary={
        <>
          <p>{arrival}</p>
          <p className="checkout-notes">{draft.notes || t('cart.checkout.noNotes')}</p>
        </>
      }
    >
      <form
        className="grid gap-8"
        onSubmit={(event) => {
          event.preventDefault();
          steps.goTo('review');
        }}
      >
        <div className="grid gap-2">
          <h3 className="checkout-question">{t('cart.checkout.deliveryTitle')}</h3>
          <p className="text-lg">{arrival}</p>
          {quote?.lines.some(({ madeToOrder }) => madeToOrder) && (
            <p className="text-muted">{t('cart.checkout.madeToOrder')}</p>
          )}
          <p className="text-muted">{t('cart.checkout.crew')}</p>
        </div>
        <div className="checkout-cash">
          <h3 className="checkout-question">{t('cart.checkout.paymentTitle')}</h3>
          <p>
            {t('cart.checkout.paymentText', {
              amount: quote ? isolate(money(quote.payable)) : '',
            })}
          </p>
        </div>
        <Field
          label={
            <>
              {t('cart.checkout.notes')}{' '}
              <span className="text-muted">{t('cart.address.optional')}</span>
            </>
          }
          hint={t('cart.checkout.notesHint')}
        >
          <TextArea
            name="notes"
            maxLength={maxNotesLength}
            value={draft.notes}
            onChange={(event) => change({ notes: event.target.value })}
          />
        </Field>
        <div className="checkout-actions">
          <Button type="submit" size="large">
            {t('cart.checkout.toReview')}
          </Button>
          <Button variant="quiet" onClick={() => steps.goTo('who')}>
            {t('cart.checkout.back')}
          </Button>
        </div>
      </form>
    </StepFrame>
  );
}

function useArrival(
  governorate: Governorate | undefined,
  quote: Quote | null,
  today: string,
): string {
  const { t, date } = useLanguage();
  if (!governorate) return '';
  const slowest = slowestOf((quote?.lines ?? []).map(({ leadTime }) => leadTime));
  const { from, to } = deliveryWindow(today, slowest, governorate.road);
  return from === to
    ? t('cart.checkout.on', { day: date(from, 'day'), governorate: governorate.name })
    : t('cart.checkout.between', {
        from: date(from, 'day'),
        to: date(to, 'day'),
        governorate: governorate.name,
      });
}

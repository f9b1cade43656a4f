import type { ReactNode } from 'react';
import { useLanguage } from '#i18n/react.tsx';
import { Button } from '#ui/button.tsx';
import { steps, type Step } from './steps.ts';
import { headingId, type CheckoutSteps } from './use-checkout-steps.ts';

interface StepFrameProps {
  step: Step;
  state: CheckoutSteps;
  title: string;
  /** Shown instead of the form when the step is done. */
  summary?: ReactNode;
  /** The accessible name of the button that leads back to it. */
  changeLabel?: string;
  children: ReactNode;
}

/** A numbered part of the page: current, done or ahead. */
export function StepFrame({ step, state, title, summary, changeLabel, children }: StepFrameProps) {
  const { t, number } = useLanguage();
  const own = state.stateOf(step);
  const position = number(steps.indexOf(step) + 1);
  return (
    <section className="checkout-step" data-state={own} aria-labelledby={headingId(step)}>
      <header>
        <span className="checkout-number" aria-hidden="true">
          {position}
        </span>
        <h2
          id={headingId(step)}
          tabIndex={-1}
          aria-current={own === 'current' ? 'step' : undefined}
        >
          <span className="sr-only">
            {t('cart.checkout.step', { number: position, of: number(steps.length) })}{' '}
          </span>
          {title}
        </h2>
        {own === 'done' && (
          <Button
            variant="quiet"
            size="small"
            aria-label={changeLabel}
            onClick={() => state.goTo(step)}
          >
            {t('cart.checkout.change')}
          </Button>
        )}
      </header>
      {own === 'current' && <div className="checkout-open">{children}</div>}
      {own === 'done' && summary && <div className="checkout-step-summary">{summary}</div>}
    </section>
  );
}

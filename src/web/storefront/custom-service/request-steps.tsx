import { type RefObject, useRef, useState } from 'react';
import { useLanguage } from '#i18n/react.tsx';
import { Button } from '#ui/button.tsx';
import { useHasScripts } from '#ui/use-has-scripts.ts';

const stepCount = 4;

interface RequestSteps {
  /** The part that phones show; null shows all of them. */
  current: number | null;
  goTo: (step: number) => void;
  top: RefObject<HTMLDivElement | null>;
}

/**
 * On phones the form is shown one part at a time. Without scripts, and once the shop has answered
 * with problems, all parts are shown: the list of problems leads to any of them.
 */
export function useRequestSteps(isRejected: boolean): RequestSteps {
  const [step, setStep] = useState(1);
  const top = useRef<HTMLDivElement>(null);
  const hasScripts = useHasScripts();
  const goTo = (next: number) => {
    setStep(next);
    top.current?.scrollIntoView();
    top.current?.focus({ preventScroll: true });
  };
  return { current: hasScripts && !isRejected ? step : null, goTo, top };
}

/** Says which part is shown, above the form. */
export function StepHead({ steps: { current, top } }: { steps: RequestSteps }) {
  const { t, number } = useLanguage();
  if (current === null) return null;
  return (
    <div ref={top} tabIndex={-1} className="request-step">
      <p>
        {t('enquiries.customService.step', { step: number(current), total: number(stepCount) })}
      </p>
      <progress value={current} max={stepCount} aria-hidden />
    </div>
  );
}

/** Back and next, below the part. */
export function StepButtons({ steps: { current, goTo } }: { steps: RequestSteps }) {
  const { t } = useLanguage();
  if (current === null) return null;
  return (
    <div className="request-step-buttons">
      {current > 1 && (
        <Button variant="outline" onClick={() => goTo(current - 1)}>
          {t('enquiries.customService.back')}
        </Button>
      )}
      {current < stepCount && (
        <Button onClick={() => goTo(current + 1)}>{t('enquiries.customService.next')}</Button>
      )}
    </div>
  );
}

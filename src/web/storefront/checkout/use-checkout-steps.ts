import { useEffect, useRef } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { addressOfStep, stepIn, steps, type Step } from './steps.ts';

export type StepState = 'done' | 'current' | 'ahead';

/** The current step, from the URL; the first step until it is complete. */
export function useCheckoutSteps(isFirstDone: boolean) {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const current = isFirstDone ? stepIn(search) : 'who';
  const moved = useRef(false);

  useEffect(() => {
    if (!moved.current) return;
    moved.current = false;
    // Screen readers announce the step and continue reading there.
    document.getElementById(headingId(current))?.focus();
  }, [current]);

  return {
    current,
    stateOf: (step: Step): StepState => {
      const distance = steps.indexOf(step) - steps.indexOf(current);
      return distance === 0 ? 'current' : distance < 0 ? 'done' : 'ahead';
    },
    goTo: (step: Step) => {
      moved.current = true;
      void navigate(addressOfStep(step), { preventScrollReset: true });
    },
  };
}

export type CheckoutSteps = ReturnType<typeof useCheckoutSteps>;

export const headingId = (step: Step) => `checkout-${step}`;

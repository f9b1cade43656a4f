import { useEffect, useRef } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { addressOfStep, stepIn, steps, type Step } from './steps.ts';

export type StepState = 'done' | 'current' | 'ahead';

/** Which step is open. Nobody gets past the first before it is answered, whatever the address says. */
export function useCheckoutSteps(isFirstDone: boolean) {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const current = isFirstDone ? stepIn(search) : 'who';
  const moved = useRef(false);

  useEffect(() => {
    if (!moved.current) return;
    moved.current = false;
    // Says which step it is, and starts reading there.
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

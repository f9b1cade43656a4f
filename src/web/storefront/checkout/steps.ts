export const steps = ['who', 'delivery', 'review'] as const;
export type Step = (typeof steps)[number];

/** The address names the step, so that the browser's own way back leads to the one before. */
export const stepIn = (search: URLSearchParams): Step =>
  steps.find((step) => step === search.get('step')) ?? 'who';

export const addressOfStep = (step: Step): string =>
  step === 'who' ? '/checkout' : `/checkout?step=${step}`;

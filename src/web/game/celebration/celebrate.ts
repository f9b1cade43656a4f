const restless = '(prefers-reduced-motion: reduce)';

/** Confetti where motion is welcome; its script comes only when there is something to celebrate. */
export function celebrate(): void {
  if (matchMedia(restless).matches) return;
  void import('./confetti.ts').then(({ throwConfetti }) => throwConfetti()).catch(() => {});
}

/** Where the device can: a short one for a press, a pattern for a win. Browsers refuse it to a page that nobody has touched yet. */
export function buzz(pattern: number | number[]): void {
  if (matchMedia(restless).matches || !navigator.userActivation?.hasBeenActive) return;
  navigator.vibrate?.(pattern);
}

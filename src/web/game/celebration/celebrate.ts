const reducedMotion = '(prefers-reduced-motion: reduce)';

/**
 * Throws confetti unless the visitor prefers reduced motion. Its script is loaded only when needed.
 */
export function celebrate(): void {
  if (matchMedia(reducedMotion).matches) return;
  void import('./confetti.ts').then(({ throwConfetti }) => throwConfetti()).catch(() => {});
}

/** Vibrates where the device can. Browsers reject it until the page has been touched. */
export function buzz(pattern: number | number[]): void {
  if (matchMedia(reducedMotion).matches || !navigator.userActivation?.hasBeenActive) return;
  navigator.vibrate?.(pattern);
}

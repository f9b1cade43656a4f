import type { Locator } from '@playwright/test';

/** Waits until the page's script has taken the element over; a press before that would be lost. */
export async function alive(locator: Locator): Promise<Locator> {
  await locator.evaluate(
    (element) =>
      new Promise<void>((resolve) => {
        const look = () => {
          if (Object.keys(element).some((key) => key.startsWith('__reactProps'))) resolve();
          else requestAnimationFrame(look);
        };
        look();
      }),
  );
  return locator;
}

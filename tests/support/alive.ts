import type { Locator } from '@playwright/test';
import { waitForScripts } from './open-page.ts';

/**
 * Waits until the page's script has taken the element over; a press before that would be lost. React
 * marks an element while it still renders, so the effects of the page must have run as well.
 */
export async function alive(locator: Locator): Promise<Locator> {
  await waitForScripts(locator.page());
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

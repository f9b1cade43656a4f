import type { Page } from '@playwright/test';

/** Until the browser has laid out and painted what changed. */
export const nextFrame = (page: Page): Promise<unknown> =>
  page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );

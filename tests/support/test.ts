import { type Page, test as base } from '@playwright/test';

export * from '@playwright/test';

type Opening = (...given: unknown[]) => Promise<unknown>;

/**
 * Scripts are fetched after the first paint, and whoever presses before they have come is answered by
 * the page without them. Tests that mean the page with its scripts need not wait for them by hand:
 * opening and reloading do, in every page of every context, unless asked to return earlier.
 */
export const test = base.extend<object, { patience: void }>({
  patience: [
    async ({ browser }, use) => {
      const page = await browser.newPage();
      const pages = Object.getPrototypeOf(page) as Record<'goto' | 'reload', Opening>;
      await page.close();
      pages.goto = patient(pages.goto);
      pages.reload = patient(pages.reload);
      await use();
    },
    { scope: 'worker', auto: true },
  ],
});

function patient(open: Opening): Opening {
  return async function (this: Page, ...given) {
    const answer = await open.apply(this, given);
    const { waitUntil = 'load' } = (given.at(-1) ?? {}) as { waitUntil?: string };
    if (waitUntil === 'load' || waitUntil === 'networkidle') await this.waitForFunction(tookOver);
    return answer;
  };
}

/** Runs in the page: one without scripts, or none of ours, has nothing to wait for. */
function tookOver(): boolean {
  const main = document.getElementById('content');
  if (!main || !('__reactRouterContext' in globalThis)) return true;
  return Object.keys(main).some((key) => key.startsWith('__reactProps'));
}

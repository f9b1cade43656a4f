import type { Page, Response } from '@playwright/test';

/**
 * Opens an address and waits until the page reacts. Scripts are fetched after the first paint, and what
 * is pressed before they have come is answered by the page without them.
 */
export async function openPage(page: Page, path: string): Promise<Response | null> {
  const response = await page.goto(path);
  await waitForScripts(page);
  return response;
}

export async function reloadPage(page: Page): Promise<void> {
  await page.reload();
  await waitForScripts(page);
}

/**
 * Returns at once on a page without scripts. The router takes the scroll position over in the last effect
 * of the page, when all the others have run: keys and forms react from then on.
 */
export async function waitForScripts(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    if (!document.getElementById('content') || !('__reactRouterContext' in globalThis)) return true;
    return history.scrollRestoration === 'manual';
  });
}

/** Leaves the page as the server rendered it, until the returned function is called. */
export const holdScripts = (page: Page): Promise<() => void> => holdRequests(page, '**/*.js');

/** Requests of these addresses, or those with one method, wait until the returned function is called. */
export async function holdRequests(
  page: Page,
  addresses: string,
  method?: 'GET' | 'POST',
): Promise<() => void> {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route(addresses, async (route) => {
    if (!method || route.request().method() === method) await released;
    await route.continue();
  });
  return release;
}

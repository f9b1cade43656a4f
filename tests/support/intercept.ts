import type { Page } from '@playwright/test';

type RouteHandler = Parameters<Page['route']>[1];

/**
 * `page.route` that can be stopped: afterwards requests pass. `page.unroute` is not used because
 * a request that is under way when it is called may never get its response.
 */
export async function intercept(
  page: Page,
  address: string | RegExp,
  respond: RouteHandler,
): Promise<{ stop: () => void }> {
  let isStopped = false;
  await page.route(address, (route, request) =>
    isStopped ? route.fallback() : respond(route, request),
  );
  return {
    stop: () => {
      isStopped = true;
    },
  };
}

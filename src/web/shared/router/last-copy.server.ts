import { setTimeout as sleep } from 'node:timers/promises';
import { observeLastCopy } from '#platform/http/page-figures.server.ts';
import { type CachedPage, type PageReader, toResponse } from '#platform/http/page-cache.server.ts';

export interface RenderedPage {
  response: Response;
  /** A part could not be read, and the page says so. */
  isIncomplete?: boolean;
}

interface LastCopy {
  copy: () => CachedPage | undefined;
  reader: PageReader;
  /** Whether the database is reachable at this moment. */
  isReachable: () => boolean;
  /** Milliseconds that a visitor waits for a database that is gone. */
  timeout?: number;
}

/** How many timeouts a visitor waits for a database that is there and does not answer. */
const longestWait = 3;

/**
 * The rendered page. If it cannot be rendered, or not soon, its last copy: prices may be old, but
 * every order is checked against the database.
 */
export async function orLastCopy(
  rendering: Promise<RenderedPage>,
  { copy, reader, isReachable, timeout = 1000 }: LastCopy,
): Promise<Response> {
  const settled = rendering.catch(() => null);
  const rendered = copy() ? await waitFor(settled, isReachable, timeout) : await settled;
  if (rendered && isPresentable(rendered)) return rendered.response;
  const last = copy();
  if (!last) return (await rendering).response;
  await rendered?.response.body?.cancel();
  return toCopyResponse(last, reader);
}

/** Whether the page is better than its last copy. */
export const isPresentable = ({ response, isIncomplete }: RenderedPage): boolean =>
  response.status < 500 && !isIncomplete;

/** The page, or null when nothing has come in time. */
async function waitFor(
  settled: Promise<RenderedPage | null>,
  isReachable: () => boolean,
  timeout: number,
): Promise<RenderedPage | null> {
  for (let waits = 0; waits < longestWait; waits += 1) {
    const rendered = await Promise.race([settled, sleep(timeout, undefined, { ref: false })]);
    if (rendered !== undefined) return rendered;
    if (!isReachable()) break;
  }
  return null;
}

/** No cache in front of the shop may store it as the page of today. */
function toCopyResponse(page: CachedPage, reader: PageReader): Response {
  observeLastCopy();
  const response = toResponse(page, reader);
  response.headers.set('Cache-Control', 'no-cache');
  response.headers.delete('Surrogate-Key');
  response.headers.delete('Cache-Tag');
  return response;
}

import { setTimeout as sleep } from 'node:timers/promises';
import { type CachedPage, type PageReader, toResponse } from '#platform/http/page-cache.server.ts';

export interface RenderedPage {
  response: Response;
  /** A part could not be read, and the page says so. */
  isIncomplete?: boolean;
}

interface LastCopy {
  copy: () => CachedPage | undefined;
  reader: PageReader;
  /** Whether the database was reachable when the page was asked for. */
  isReachable: boolean;
  /** Milliseconds that a visitor waits for a database that is gone. */
  timeout?: number;
}

/**
 * The rendered page. If it cannot be rendered, or not soon while the database is gone, its last copy:
 * prices may be old, but nothing can be ordered then either.
 */
export async function orLastCopy(
  rendering: Promise<RenderedPage>,
  { copy, reader, isReachable, timeout = 1000 }: LastCopy,
): Promise<Response> {
  const settled = rendering.catch(() => null);
  const inTime = isReachable || !copy() ? settled : Promise.race([settled, wait(timeout)]);
  const rendered = await inTime;
  if (rendered && rendered.response.status < 500 && !rendered.isIncomplete) {
    return rendered.response;
  }
  const last = copy();
  if (!last) return (await rendering).response;
  await rendered?.response.body?.cancel();
  return toCopyResponse(last, reader);
}

const wait = (milliseconds: number) => sleep(milliseconds, null, { ref: false });

/** No cache in front of the shop may store it as the page of today. */
function toCopyResponse(page: CachedPage, reader: PageReader): Response {
  const response = toResponse(page, reader);
  response.headers.set('Cache-Control', 'no-cache');
  response.headers.delete('Surrogate-Key');
  response.headers.delete('Cache-Tag');
  return response;
}

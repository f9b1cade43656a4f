import { createContext, type RouterContextProvider } from 'react-router';
import { UnreachableDatabaseError } from '#platform/unreachable-database-error.ts';

/** Seconds after which it is worth to ask again. */
const retryAfter = '5';

const isUnavailable = createContext(false);

/** Remembers whether a page failed because the database could not be reached. */
export function recordFailure(error: unknown, context: RouterContextProvider): void {
  if (error instanceof UnreachableDatabaseError) context.set(isUnavailable, true);
}

/** The router answers every failure with 500; this one passes, and says so to proxies and robots. */
export function withFailureStatus(response: Response, context: RouterContextProvider): Response {
  if (response.status !== 500 || !context.get(isUnavailable)) return response;
  const { body, headers } = response;
  headers.set('Retry-After', retryAfter);
  return new Response(body, { status: 503, headers });
}

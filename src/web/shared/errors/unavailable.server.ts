import { createContext, type RouterContextProvider } from 'react-router';
import { type FailureStatus, failureStatus } from '#platform/http/failure-status.ts';

const failure = createContext<FailureStatus | null>(null);

/** Remembers whether a page failed because database or file store could not be reached. */
export function recordFailure(error: unknown, context: RouterContextProvider): void {
  const found = failureStatus(error);
  if (found.status === 503) context.set(failure, found);
}

/** The router answers every failure with 500; this one passes, and says so to proxies and robots. */
export function withFailureStatus(response: Response, context: RouterContextProvider): Response {
  const found = context.get(failure);
  if (response.status !== 500 || !found) return response;
  const { body, headers } = response;
  for (const [name, value] of Object.entries(found.headers)) headers.set(name, value);
  return new Response(body, { status: found.status, headers });
}

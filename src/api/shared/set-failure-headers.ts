import type { Context } from 'hono';
import { failureStatus, type FailureStatus } from '#platform/http/failure-status.ts';

/** Sets the headers of the answer to an error, such as Retry-After, and returns its status. */
export function setFailureHeaders(context: Context, error: unknown): FailureStatus['status'] {
  const { status, headers } = failureStatus(error);
  for (const [name, value] of Object.entries(headers)) context.header(name, value);
  return status;
}

import { UnreachableDatabaseError } from '../unreachable-database-error.ts';

/** Seconds after which it is worth to ask again. */
const retryAfter = '5';

export interface FailureStatus {
  status: 500 | 503;
  headers: Record<string, string>;
}

/** How pages and APIs answer what was thrown: a bug stays, a database that is gone comes back. */
export function failureStatus(error: unknown): FailureStatus {
  return error instanceof UnreachableDatabaseError
    ? { status: 503, headers: { 'Retry-After': retryAfter } }
    : { status: 500, headers: {} };
}

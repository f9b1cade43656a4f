import { UnreachableDatabaseError } from '../unreachable-database-error.ts';

/** Seconds after which a client may try again. */
const retryAfter = '5';

export interface FailureStatus {
  status: 500 | 503;
  headers: Record<string, string>;
}

/** How pages and APIs answer an error: 503 while the database cannot be reached, else 500. */
export function failureStatus(error: unknown): FailureStatus {
  return error instanceof UnreachableDatabaseError
    ? { status: 503, headers: { 'Retry-After': retryAfter } }
    : { status: 500, headers: {} };
}

import { UnreachableFileStoreError } from '../files/unreachable-file-store-error.ts';
import { OverloadedError } from '../parsing/run-in-slices.server.ts';
import { UnreachableDatabaseError } from '../unreachable-database-error.ts';

/** Seconds after which a client may try again. */
const retryAfter = '5';

export interface FailureStatus {
  status: 500 | 503;
  headers: Record<string, string>;
}

/**
 * How pages and APIs answer an error: 503 while database or file store cannot be reached or too much
 * waits to be parsed, else 500.
 */
export function failureStatus(error: unknown): FailureStatus {
  return isPassing(error)
    ? { status: 503, headers: { 'Retry-After': retryAfter } }
    : { status: 500, headers: {} };
}

const isPassing = (error: unknown): boolean =>
  error instanceof UnreachableDatabaseError ||
  error instanceof UnreachableFileStoreError ||
  error instanceof OverloadedError;

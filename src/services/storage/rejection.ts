import type { RateLimited } from '../shared/rate-limited.ts';

export type StorageReason =
  | 'access_denied'
  | 'row_denied'
  | 'bucket_not_found'
  | 'object_not_found'
  | 'already_exists'
  | 'bucket_not_empty'
  | 'bucket_too_large'
  | 'invalid_bucket_name'
  | 'invalid_file_size'
  | 'invalid_signature'
  | 'expired_signature'
  | 'invalid_metadata'
  | 'too_large'
  | 'no_content'
  | 'too_slow'
  | 'busy'
  | 'timeout'
  | 'invalid_picture'
  | 'picture_too_large';

/** An expected "no" of the storage services. */
export type StorageRejection =
  | { ok: false; reason: StorageReason }
  | { ok: false; reason: 'invalid_name'; name: string }
  | { ok: false; reason: 'type_not_allowed'; type: string }
  | RateLimited;

export const reject = (reason: StorageReason): { ok: false; reason: StorageReason } => ({
  ok: false,
  reason,
});

/** What PostgreSQL rejected by a policy, a key or its limits. Anything else is a bug and is thrown. */
const databaseReasons: Record<string, StorageReason> = {
  '42501': 'row_denied',
  // An admin who looks as another role changes nothing.
  '25006': 'access_denied',
  '23505': 'already_exists',
  '23503': 'bucket_not_found',
  '23514': 'invalid_metadata',
  '57014': 'timeout',
  // Characters that PostgreSQL cannot store.
  '22021': 'invalid_metadata',
  '22P05': 'invalid_metadata',
};

export function rejectDatabaseError(error: unknown): { ok: false; reason: StorageReason } {
  const rejection = findRejection(error);
  if (!rejection) throw error;
  return rejection;
}

/** Undefined for an error that is a bug. */
export function findRejection(error: unknown) {
  const code = (error as { code?: unknown } | null)?.code;
  const reason = typeof code === 'string' ? databaseReasons[code] : undefined;
  return reason && reject(reason);
}

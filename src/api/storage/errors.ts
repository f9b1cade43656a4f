import type { Context } from 'hono';
import type { StorageReason, StorageRejection } from '#services/storage/rejection.ts';
import type { ApiScope } from '../shared/scope.ts';

type Entry = readonly [statusCode: number, error: string, code: string, message: string];

const tooLarge = 'The object exceeded the maximum allowed size';

/** The texts and codes of the hosted API. */
const entries: Record<StorageReason | 'rate_limited', Entry> = {
  access_denied: [403, 'Unauthorized', 'AccessDenied', 'Access denied'],
  row_denied: [403, 'Unauthorized', 'AccessDenied', 'new row violates row-level security policy'],
  bucket_not_found: [404, 'Bucket not found', 'NoSuchBucket', 'Bucket not found'],
  object_not_found: [404, 'not_found', 'NoSuchKey', 'Object not found'],
  already_exists: [409, 'Duplicate', 'ResourceAlreadyExists', 'The resource already exists'],
  bucket_not_empty: [
    409,
    'ResourceNotEmpty',
    'ResourceNotEmpty',
    'The bucket you tried to delete is not empty',
  ],
  bucket_too_large: [413, 'Payload too large', 'EntityTooLarge', tooLarge],
  invalid_bucket_name: [400, 'Invalid Input', 'InvalidBucketName', 'Bucket name invalid'],
  invalid_file_size: [
    400,
    'InvalidRequest',
    'InvalidRequest',
    'Invalid file size format, hint: use 20GB / 20MB / 30KB / 3B',
  ],
  invalid_signature: [400, 'InvalidSignature', 'InvalidSignature', 'Invalid signature'],
  expired_signature: [400, 'InvalidJWT', 'InvalidJWT', '"exp" claim timestamp check failed'],
  invalid_metadata: [400, 'InvalidRequest', 'InvalidRequest', 'Invalid metadata'],
  too_large: [413, 'Payload too large', 'EntityTooLarge', tooLarge],
  no_content: [400, 'InvalidRequest', 'InvalidRequest', 'No content provided'],
  too_slow: [408, 'Aborted', 'Aborted', 'The upload was too slow'],
  busy: [429, 'SlowDown', 'SlowDown', 'Too many uploads at a time, please try again'],
  timeout: [544, 'DatabaseTimeout', 'DatabaseTimeout', 'The request took too long'],
  invalid_picture: [
    400,
    'InvalidRequest',
    'InvalidRequest',
    'The source image is invalid or unsupported for rendering',
  ],
  picture_too_large: [
    400,
    'InvalidRequest',
    'InvalidRequest',
    'The source image file is too large to process',
  ],
  rate_limited: [429, 'SlowDown', 'SlowDown', 'Too many requests, please try again later'],
};

export interface StorageProblem {
  statusCode: string;
  error: string;
  code: string;
  message: string;
}

export function describeProblem(rejection: StorageRejection): StorageProblem {
  if (rejection.reason === 'invalid_name') {
    return problem(
      400,
      'InvalidKey',
      'InvalidKey',
      `Invalid key: ${rejection.name.slice(0, 1100)}`,
    );
  }
  if (rejection.reason === 'type_not_allowed') {
    const message = `mime type ${rejection.type} is not supported`;
    return problem(415, 'invalid_mime_type', 'InvalidMimeType', message);
  }
  return problem(...entries[rejection.reason]);
}

const problem = (statusCode: number, error: string, code: string, message: string) => ({
  statusCode: String(statusCode),
  error,
  code,
  message,
});

/** Hosted backends answer 400 and say the true status in the body; clients depend on it. */
export function sendStorageRejection(
  context: Context<ApiScope>,
  rejection: StorageRejection,
): Response {
  if (rejection.reason === 'rate_limited') {
    context.header('Retry-After', String(rejection.retryAfter));
  }
  return context.json(describeProblem(rejection), 400, { 'Cache-Control': 'no-store' });
}

export function sendInvalidRequest(context: Context<ApiScope>, message: string): Response {
  return context.json(problem(400, 'InvalidRequest', 'InvalidRequest', message), 400);
}

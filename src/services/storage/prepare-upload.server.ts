import { maxObjectBytes } from '#domain/storage/file-size.ts';
import { allowsType } from '#domain/storage/mime-types.ts';
import { isFolderPlaceholder, isObjectName } from '#domain/storage/names.ts';
import { type RateLimit, takeRateLimits } from '../shared/rate-limits.server.ts';
import { type BucketRules, findBucketRules } from './buckets.server.ts';
import { reject, type StorageRejection } from './rejection.ts';
import type { ObjectTarget, StorageCaller } from './storage-caller.ts';
import { mayWriteObject } from './write-object.server.ts';

const hour = 60 * 60;
/** A script that imports a catalogue fits; a stolen account cannot fill the disk within minutes. */
const uploadLimit: RateLimit = { name: 'storage-upload/caller', allowance: 2000, seconds: hour };

export interface UploadWish extends ObjectTarget {
  upsert: boolean;
  /** As declared; the bytes are counted while they arrive. */
  size?: number | undefined;
  mimeType?: string | undefined;
}

/** What has to hold before a single byte is read: bucket, name, policies, size, rate. */
export async function prepareUpload(
  caller: StorageCaller,
  wish: UploadWish,
): Promise<{ ok: true; bucket: BucketRules; maxBytes: number } | StorageRejection> {
  const bucket = await findBucketRules(wish.bucket);
  if (!bucket) return reject('bucket_not_found');
  if (!isObjectName(wish.name)) return { ok: false, reason: 'invalid_name', name: wish.name };
  const allowed = await mayUpload(caller, wish);
  if (!allowed.ok) return allowed;
  const maxBytes = maxBytesOf(bucket, wish.name);
  if (wish.size !== undefined && wish.size > maxBytes) return reject('too_large');
  // The service key is a program of the shop itself.
  if (caller.actor.kind !== 'system') {
    const subject = caller.ownerId ?? caller.address;
    const taken = await takeRateLimits(caller.now, [uploadLimit, subject]);
    if (!taken.ok) return taken;
  }
  return { ok: true, bucket, maxBytes };
}

/** Whether the policies would let the caller write the object. */
export const mayUpload = (caller: StorageCaller, wish: UploadWish) =>
  mayWriteObject(caller.actor, {
    bucket: wish.bucket,
    name: wish.name,
    upsert: wish.upsert,
    version: crypto.randomUUID(),
    owner: caller.ownerId,
    metadata: {
      ...(wish.mimeType && { mimetype: wish.mimeType }),
      ...(wish.size !== undefined && { contentLength: wish.size }),
    },
    userMetadata: {},
  });

/** At least 1, because 0 means no limit to @tus/server. */
export async function maxUploadBytes({ bucket, name }: ObjectTarget): Promise<number> {
  const rules = await findBucketRules(bucket);
  return rules ? Math.max(1, maxBytesOf(rules, name)) : maxObjectBytes;
}

export const maxBytesOf = (bucket: BucketRules, name: string): number =>
  isFolderPlaceholder(name)
    ? 0
    : Math.min(bucket.file_size_limit ?? maxObjectBytes, maxObjectBytes);

/** Null when the bucket takes files of the type. */
export function checkType(bucket: BucketRules, name: string, type: string) {
  const allowed = isFolderPlaceholder(name) ? null : bucket.allowed_mime_types;
  if (allowsType(allowed, type)) return null;
  return { ok: false, reason: 'type_not_allowed', type: type.slice(0, 100) } as const;
}

import { sql } from 'kysely';
import { isObjectName } from '#domain/storage/names.ts';
import { asActor, asSystem } from '#platform/database/run-as.server.ts';
import { findBucketRules } from './buckets.server.ts';
import { reject, type StorageRejection } from './rejection.ts';
import type { ObjectTarget, StorageCaller } from './storage-caller.ts';

export interface ObjectMetadata {
  eTag: string;
  size: number;
  mimetype: string;
  cacheControl: string;
  lastModified: string;
  contentLength: number;
  httpStatusCode: number;
}

export interface StorageObject {
  id: string;
  name: string;
  bucket_id: string;
  version: string;
  /** Rows that were inserted by SQL may lack it or parts of it. */
  metadata: Partial<ObjectMetadata> | null;
  user_metadata: Record<string, unknown> | null;
  created_at: Date;
  updated_at: Date;
}

type Found = { ok: true; object: StorageObject; isPublic: boolean } | StorageRejection;

/** For downloads: everybody may read a public bucket by name; of others the policies decide. */
export async function findReadableObject(
  caller: StorageCaller,
  target: ObjectTarget,
): Promise<Found> {
  const bucket = await findBucketRules(target.bucket);
  if (!bucket) return reject('bucket_not_found');
  // As system: the bucket is public, which is all that counts for a download.
  const session = bucket.public ? asSystem() : asActor(caller.actor);
  return { ...(await findIn(session, target)), isPublic: bucket.public } as Found;
}

/** For addresses without any identity. */
export async function findPublicObject(target: ObjectTarget): Promise<Found> {
  const bucket = await findBucketRules(target.bucket);
  if (!bucket?.public) return reject('bucket_not_found');
  return { ...(await findIn(asSystem(), target)), isPublic: true } as Found;
}

/** As system: the caller who signed the address was allowed to read the object. */
export async function findSignedObject(target: ObjectTarget): Promise<Found> {
  return { ...(await findIn(asSystem(), target)), isPublic: false } as Found;
}

async function findIn(session: ReturnType<typeof asActor>, { bucket, name }: ObjectTarget) {
  if (!isObjectName(name)) return { ok: false, reason: 'invalid_name', name } as const;
  const [[object]] = await session.read(
    sql<StorageObject>`
      select id, name, bucket_id, version, metadata, user_metadata, created_at, updated_at
      from storage.objects where bucket_id = ${bucket} and name = ${name}`,
  );
  return object ? ({ ok: true, object } as const) : reject('object_not_found');
}

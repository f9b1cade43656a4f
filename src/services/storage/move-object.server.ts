import { sql } from 'kysely';
import { isObjectName } from '#domain/storage/names.ts';
import { asActor } from '#platform/database/run-as.server.ts';
import { checkType, maxBytesOf } from './prepare-upload.server.ts';
import { findBucketRules } from './buckets.server.ts';
import type { ObjectMetadata } from './find-object.server.ts';
import { reject, rejectDatabaseError, type StorageRejection } from './rejection.ts';
import type { ObjectTarget, StorageCaller } from './storage-caller.ts';

type Moved = { ok: true; id: string } | StorageRejection;

/** Renames the row. The file has the name of its version and stays where it is. */
export async function moveObject(
  { actor, ownerId }: StorageCaller,
  from: ObjectTarget,
  to: ObjectTarget,
): Promise<Moved> {
  if (!isObjectName(to.name)) return { ok: false, reason: 'invalid_name', name: to.name };
  try {
    return await asActor(actor).transaction(async (trx): Promise<Moved> => {
      const { rows } = await sql<{ metadata: Partial<ObjectMetadata> | null }>`
        select metadata from storage.objects
        where bucket_id = ${from.bucket} and name = ${from.name}`.execute(trx);
      if (!rows[0]) return reject('object_not_found');
      const rejected = await checkBucketTakes(to, rows[0].metadata);
      if (rejected) return rejected;
      const moved = await sql<{ id: string }>`
        update storage.objects set bucket_id = ${to.bucket}, name = ${to.name}, owner = ${ownerId}
        where bucket_id = ${from.bucket} and name = ${from.name} returning id`.execute(trx);
      const [object] = moved.rows;
      return object ? { ok: true, id: object.id } : reject('row_denied');
    });
  } catch (error) {
    return rejectDatabaseError(error);
  }
}

/** The limits of the new bucket hold for what is moved or copied into it. */
export async function checkBucketTakes(
  { bucket, name }: ObjectTarget,
  metadata: Partial<ObjectMetadata> | null,
): Promise<StorageRejection | null> {
  const rules = await findBucketRules(bucket);
  if (!rules) return reject('bucket_not_found');
  if ((metadata?.size ?? 0) > maxBytesOf(rules, name)) return reject('too_large');
  return metadata?.mimetype ? checkType(rules, name, metadata.mimetype) : null;
}

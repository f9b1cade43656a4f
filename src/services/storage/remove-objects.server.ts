import { sql } from 'kysely';
import { asActor, asSystem } from '#platform/database/run-as.server.ts';
import { removeObjectFiles } from './object-files.server.ts';
import { reject, rejectDatabaseError, type StorageRejection } from './rejection.ts';
import type { ObjectTarget, StorageCaller } from './storage-caller.ts';

export interface RemovedObject {
  name: string;
  bucket_id: string;
  owner: string;
  owner_id: string;
  version: string;
  id: string;
  updated_at: Date;
  created_at: Date;
  last_accessed_at: Date;
  metadata: unknown;
  user_metadata: unknown;
}

const batchSize = 100;

/** Removes those that exist and that the caller may remove, and returns them. */
export async function removeObjects(
  { actor }: StorageCaller,
  bucket: string,
  names: readonly string[],
): Promise<{ ok: true; removed: RemovedObject[] } | StorageRejection> {
  const all: RemovedObject[] = [];
  try {
    for (let start = 0; start < names.length; start += batchSize) {
      const batch = names.slice(start, start + batchSize);
      const [removed] = await asActor(actor).write(
        sql<RemovedObject>`
          delete from storage.objects where bucket_id = ${bucket} and name = any (${batch})
          returning name, bucket_id, coalesce(owner_id, '') as owner,
            coalesce(owner_id, '') as owner_id, version, id, updated_at, created_at,
            last_accessed_at, metadata, user_metadata`,
      );
      await removeObjectFiles(removed);
      all.push(...removed);
    }
    return { ok: true, removed: all };
  } catch (error) {
    return rejectDatabaseError(error);
  }
}

export async function removeObject(
  caller: StorageCaller,
  { bucket, name }: ObjectTarget,
): Promise<{ ok: true } | StorageRejection> {
  const result = await removeObjects(caller, bucket, [name]);
  if (!result.ok) return result;
  if (result.removed.length > 0) return { ok: true };
  // As system: hosted backends tell "not there" from "not allowed" here.
  const [[present]] = await asSystem().read(
    sql<{ id: string }>`
      select id from storage.objects where bucket_id = ${bucket} and name = ${name}`,
  );
  return reject(present ? 'access_denied' : 'object_not_found');
}

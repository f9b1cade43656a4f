import { sql } from 'kysely';
import { asActor, asSystem } from '#platform/database/run-as.server.ts';
import { removeObjectFiles } from './object-files.server.ts';
import { reject, rejectDatabaseError, type StorageRejection } from './rejection.ts';
import type { StorageCaller } from './storage-caller.ts';

/** Files per transaction: what a killed process leaves over stays small enough for the sweep. */
const batchSize = 100;

export async function deleteBucket(
  { actor }: StorageCaller,
  id: string,
): Promise<{ ok: true } | StorageRejection> {
  // As system: the caller may not see every object, and none may lose its bucket.
  const [[bucket]] = await asSystem().read(
    sql<{ is_used: boolean }>`
      select exists (select from storage.objects where bucket_id = buckets.id) as is_used
      from storage.buckets where id = ${id}`,
  );
  if (!bucket) return reject('bucket_not_found');
  if (bucket.is_used) return reject('bucket_not_empty');
  try {
    const [removed] = await asActor(actor).write(
      sql<{ id: string }>`delete from storage.buckets where id = ${id} returning id`,
    );
    return removed.length > 0 ? { ok: true } : reject('bucket_not_found');
  } catch (error) {
    // An object that was stored meanwhile still refers to the bucket.
    const { reason } = rejectDatabaseError(error);
    return reject(reason === 'bucket_not_found' ? 'bucket_not_empty' : reason);
  }
}

/** Only for those who may change the bucket: for others it would report success and remove nothing. */
export async function emptyBucket(
  { actor }: StorageCaller,
  id: string,
): Promise<{ ok: true } | StorageRejection> {
  const [[bucket]] = await asActor(actor).read(
    sql<{ id: string }>`select id from storage.buckets where id = ${id}`,
  );
  if (!bucket) return reject('bucket_not_found');
  try {
    // Locking a row asks the policies for updates.
    const [changeable] = await asActor(actor).write(
      sql<{ id: string }>`select id from storage.buckets where id = ${id} for update`,
    );
    if (changeable.length === 0) return reject('access_denied');
    for (;;) {
      const [removed] = await asActor(actor).write(
        sql<{ version: string }>`
          delete from storage.objects where id in (
            select id from storage.objects where bucket_id = ${id} limit ${batchSize})
          returning version`,
      );
      await removeObjectFiles(removed);
      if (removed.length < batchSize) return { ok: true };
    }
  } catch (error) {
    return rejectDatabaseError(error);
  }
}

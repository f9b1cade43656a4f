import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { isObjectName } from '#domain/storage/names.ts';
import { asActor } from '#platform/database/run-as.server.ts';
import { openFileStore } from '#platform/files/open-file-store.server.ts';
import type { StorageObject } from './find-object.server.ts';
import { checkBucketTakes } from './move-object.server.ts';
import { objectFileName } from './object-files.server.ts';
import { mayUpload } from './prepare-upload.server.ts';
import { reject, type StorageRejection } from './rejection.ts';
import type { ObjectTarget, StorageCaller } from './storage-caller.ts';
import { commitObject, type StoredObject } from './store-object.server.ts';

export interface CopyOptions {
  upsert: boolean;
  /** Replace what is copied otherwise. */
  userMetadata?: Record<string, unknown> | undefined;
  cacheControl?: string | undefined;
  mimeType?: string | undefined;
}

/** Copies the bytes to a new version, because each version belongs to one row. */
export async function copyObject(
  caller: StorageCaller,
  from: ObjectTarget,
  to: ObjectTarget,
  { upsert, userMetadata, cacheControl, mimeType }: CopyOptions,
): Promise<StoredObject> {
  if (!isObjectName(to.name)) return { ok: false, reason: 'invalid_name', name: to.name };
  const [[source]] = await asActor(caller.actor).read(
    sql<Pick<StorageObject, 'version' | 'metadata' | 'user_metadata'>>`
      select version, metadata, user_metadata from storage.objects
      where bucket_id = ${from.bucket} and name = ${from.name}`,
  );
  if (!source) return reject('object_not_found');
  const metadata = {
    ...source.metadata,
    ...(cacheControl && { cacheControl }),
    ...(mimeType && { mimetype: mimeType }),
    lastModified: caller.now.toISOString(),
  };
  const rejected =
    (await checkBucketTakes(to, metadata)) ??
    rejectionOf(await mayUpload(caller, { ...to, upsert }));
  if (rejected) return rejected;
  const version = randomUUID();
  if (!(await copyFile(source.version, version))) return reject('object_not_found');
  return commitObject(caller, {
    ...to,
    version,
    upsert,
    metadata,
    owner: caller.ownerId,
    userMetadata: userMetadata ?? source.user_metadata ?? {},
  });
}

const rejectionOf = (result: { ok: true } | StorageRejection) => (result.ok ? null : result);

async function copyFile(from: string, to: string): Promise<boolean> {
  const store = await openFileStore();
  const file = await store.open(objectFileName(from));
  if (!file) return false;
  await store.put(objectFileName(to), file.stream);
  return true;
}

import { sql } from 'kysely';
import { maxObjectBytes, parseFileSize } from '#domain/storage/file-size.ts';
import { isMimePattern } from '#domain/storage/mime-types.ts';
import { isBucketName } from '#domain/storage/names.ts';
import { asActor } from '#platform/database/run-as.server.ts';
import { reject, rejectDatabaseError, type StorageRejection } from './rejection.ts';
import type { StorageCaller } from './storage-caller.ts';

export interface BucketSettings {
  public?: boolean | undefined;
  file_size_limit?: number | string | null | undefined;
  allowed_mime_types?: string[] | null | undefined;
}

type Saved = { ok: true } | StorageRejection;

export async function createBucket(
  { actor, ownerId }: StorageCaller,
  { id, name, ...settings }: BucketSettings & { id: string; name: string },
): Promise<Saved> {
  if (!isBucketName(id) || !isBucketName(name)) return reject('invalid_bucket_name');
  const checked = checkSettings(settings);
  if (!checked.ok) return checked;
  const { limit = null, types = null } = checked;
  try {
    await asActor(actor).write(sql`
      insert into storage.buckets (id, name, owner, public, file_size_limit, allowed_mime_types)
      values (${id}, ${name}, ${ownerId}, ${settings.public ?? false}, ${limit}, ${types})`);
    return { ok: true };
  } catch (error) {
    return rejectDatabaseError(error);
  }
}

/** What is left out stays as it is. */
export async function updateBucket(
  { actor }: StorageCaller,
  id: string,
  settings: BucketSettings,
): Promise<Saved> {
  const checked = checkSettings(settings);
  if (!checked.ok) return checked;
  const { limit, types } = checked;
  const changes = [
    settings.public === undefined ? null : sql`public = ${settings.public}`,
    limit === undefined ? null : sql`file_size_limit = ${limit}`,
    types === undefined ? null : sql`allowed_mime_types = ${types}`,
  ].filter((change) => change !== null);
  try {
    const [changed] = await asActor(actor).write(
      sql<{ id: string }>`
        update storage.buckets set ${sql.join(changes)} where id = ${id} returning id`,
    );
    return changed.length > 0 ? { ok: true } : reject('bucket_not_found');
  } catch (error) {
    return rejectDatabaseError(error);
  }
}

function checkSettings({ file_size_limit: size, allowed_mime_types: types }: BucketSettings) {
  const isGiven = size !== null && size !== undefined;
  const limit = isGiven ? parseFileSize(size) : size;
  if (isGiven && limit === null) return reject('invalid_file_size');
  if ((limit ?? 0) > maxObjectBytes) return reject('bucket_too_large');
  const wrong = types?.find((type) => !isMimePattern(type));
  if (wrong !== undefined) return { ok: false, reason: 'type_not_allowed', type: wrong } as const;
  return { ok: true, limit, types } as const;
}

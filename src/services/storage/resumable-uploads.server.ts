import { sql } from 'kysely';
import { isUuid } from '#platform/database/uuid.ts';
import { asSystem } from '#platform/database/run-as.server.ts';
import { lockUntilCommit } from '#platform/database/lock-until-commit.ts';
import { removeFiles } from '../uploads/remove-files.server.ts';
import type { ObjectTarget } from './storage-caller.ts';

// As system throughout: these rows are the shop's own books. Whether a caller may upload is asked of
// the policies of storage.objects, when an upload begins and each time it goes on.

/** Milliseconds in which an upload has to be finished. */
export const resumableLifetime = 24 * 60 * 60 * 1000;

export interface ResumableUpload extends ObjectTarget {
  id: string;
  owner: string | null;
  upsert: boolean;
  /** Null until the client knows it. */
  size: number | null;
  received: number;
  /** What the client said about the file: contentType, cacheControl, metadata. */
  fields: Record<string, string | null>;
  created_at: Date;
}

/** Unfinished ones of an account, each of which keeps up to 50 MB for a day. */
const maxOpen = 100;

/** False when its owner has too many unfinished uploads; the shop's own have no limit. */
export async function createResumable(
  upload: Omit<ResumableUpload, 'received' | 'created_at'>,
  now: Date,
): Promise<boolean> {
  const { id, bucket, name, owner, upsert, size, fields } = upload;
  const [, created] = await asSystem().write(
    lockUntilCommit(`resumable uploads ${owner ?? id}`),
    sql`
      insert into storage.resumable_uploads
        (id, bucket_id, name, owner, upsert, size, fields, created_at, expires_at)
      select ${id}, ${bucket}, ${name}, ${owner}::uuid, ${upsert}, ${size}::bigint,
        ${JSON.stringify(fields)}::jsonb, ${now}::timestamptz,
        ${new Date(now.getTime() + resumableLifetime)}::timestamptz
      where (
        select count(*) from storage.resumable_uploads
        where owner = ${owner}::uuid and expires_at > ${now} and received is distinct from size
      ) < ${maxOpen}
      returning id`,
  );
  return created.length > 0;
}

export async function findResumable(id: string, now: Date): Promise<ResumableUpload | undefined> {
  if (!isUuid(id)) return undefined;
  const [[upload]] = await asSystem().read(
    sql<ResumableUpload>`
      select id, bucket_id as bucket, name, owner, upsert, size::float8 as size,
        received::float8 as received, fields, created_at
      from storage.resumable_uploads where id = ${id} and expires_at > ${now}`,
  );
  return upload;
}

export async function declareResumableSize(id: string, size: number): Promise<void> {
  await asSystem().write(
    sql`update storage.resumable_uploads set size = ${size} where id = ${id} and size is null`,
  );
}

/** False when another request has stored these bytes meanwhile. */
export async function addResumablePart(
  { id }: ResumableUpload,
  part: { startsAt: number; bytes: number; file: string },
): Promise<boolean> {
  const { startsAt, bytes, file } = part;
  const [added] = await asSystem().write(
    sql<{ file: string }>`
      with moved as (
        update storage.resumable_uploads set received = received + ${bytes}
        where id = ${id} and received = ${startsAt} returning id
      )
      insert into storage.resumable_parts (upload_id, starts_at, bytes, file)
      select id, ${startsAt}, ${bytes}, ${file} from moved returning file`,
  );
  return added.length > 0;
}

export async function listResumableParts(id: string): Promise<string[]> {
  const [parts] = await asSystem().read(
    sql<{ file: string }>`
      select file from storage.resumable_parts where upload_id = ${id} order by starts_at`,
  );
  return parts.map(({ file }) => file);
}

/** The row stays until it expires, so that a client that missed the answer learns that it is done. */
export async function finishResumable({ id, size }: ResumableUpload): Promise<void> {
  const [, parts] = await asSystem().write(
    sql`update storage.resumable_uploads set received = ${size} where id = ${id}`,
    sql<{ file: string }>`
      delete from storage.resumable_parts where upload_id = ${id} returning file`,
  );
  await removeFiles(parts.map(({ file }) => file));
}

export const removeResumable = (id: string): Promise<void> => removeWhere(sql`id = ${id}`);

/** Called by the sweep of files. */
export const removeExpiredResumables = (now: Date): Promise<void> =>
  removeWhere(sql`expires_at < ${now}`);

async function removeWhere(condition: ReturnType<typeof sql>): Promise<void> {
  // The parts are read as they were before the deletion takes them along.
  const [parts] = await asSystem().write(
    sql<{ file: string }>`
      with removed as (
        delete from storage.resumable_uploads where ${condition} returning id
      )
      select file from storage.resumable_parts where upload_id in (select id from removed)`,
  );
  await removeFiles(parts.map(({ file }) => file));
}

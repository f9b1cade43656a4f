import { sql } from 'kysely';
import { asActor } from '#platform/database/run-as.server.ts';
import type { StorageCaller } from './storage-caller.ts';

export interface ObjectListOptions {
  prefix: string;
  limit?: number | undefined;
  offset?: number | undefined;
  search?: string | undefined;
  sortBy?:
    | {
        column: 'name' | 'updated_at' | 'created_at' | 'last_accessed_at';
        order?: 'asc' | 'desc' | undefined;
      }
    | undefined;
}

export interface ListedObject {
  name: string;
  /** Null for folders, as all that follows. */
  id: string | null;
  updated_at: Date | null;
  created_at: Date | null;
  last_accessed_at: Date | null;
  metadata: unknown;
}

const maxRows = 1500;

/**
 * The files and folders directly under a folder. Sorted by name they are mixed; otherwise folders,
 * which have no times, come first.
 */
export async function listObjects(
  { actor }: StorageCaller,
  bucket: string,
  { prefix, limit = 100, offset = 0, search = '', sortBy }: ObjectListOptions,
): Promise<ListedObject[]> {
  const folder = prefix === '' || prefix.endsWith('/') ? prefix : `${prefix}/`;
  const order = sql.raw(sortBy?.order ?? 'asc');
  const column = sortBy?.column ?? 'name';
  const sorting =
    column === 'name'
      ? sql`order by name ${order}`
      : sql`order by id is not null, ${sql.ref(column)} ${order}, name`;
  const [rows] = await asActor(actor).read(
    sql<ListedObject>`
      with under as (
        select substr(name, ${folder.length + 1}::int) as rest, id, updated_at, created_at,
          last_accessed_at, metadata
        from storage.objects
        where bucket_id = ${bucket} and ${withinPrefix(folder)}
          and starts_with(lower(substr(name, ${folder.length + 1}::int)), lower(${search}))
      ), entries as (
        select rest as name, id, updated_at, created_at, last_accessed_at, metadata from under
        where strpos(rest, '/') = 0
        union all
        select distinct split_part(rest, '/', 1), null::uuid, null::timestamptz, null::timestamptz,
          null::timestamptz, null::jsonb from under where strpos(rest, '/') > 0
      )
      select * from entries ${sorting} limit ${Math.min(limit, maxRows)} offset ${offset}`,
  );
  return rows;
}

/** A range of the index on names, which are in the order of bytes. */
export function withinPrefix(prefix: string) {
  if (prefix === '') return sql`true`;
  const afterLast = String.fromCodePoint(prefix.codePointAt(prefix.length - 1)! + 1);
  return sql`name >= ${prefix} and name < ${prefix.slice(0, -1) + afterLast}`;
}

import { sql } from 'kysely';
import { asActor } from '#platform/database/run-as.server.ts';
import { withinPrefix } from './list-objects.server.ts';
import { decodeCursor, encodeCursor, type ListCursor } from './list-cursor.ts';
import type { StorageCaller } from './storage-caller.ts';

export interface ObjectPageOptions {
  prefix?: string | undefined;
  limit?: number | undefined;
  cursor?: string | undefined;
  with_delimiter?: boolean | undefined;
  sortBy?: { column: ListCursor['column']; order?: ListCursor['order'] | undefined } | undefined;
}

interface Entry {
  name: string;
  key: string;
  id: string | null;
  updated_at: Date | null;
  created_at: Date | null;
  last_accessed_at: Date | null;
  metadata: unknown;
  /** The time as text with all its digits, for the cursor. */
  position: string;
}

/** A page of names that begin with a text. Returns null for a cursor that is not ours. */
export async function listObjectPage(
  { actor }: StorageCaller,
  bucket: string,
  { prefix = '', limit = 1000, cursor, with_delimiter = false, sortBy }: ObjectPageOptions,
) {
  const after = cursor === undefined ? undefined : decodeCursor(cursor);
  if (after === null) return null;
  const { column = 'name', order = 'asc' } = after ?? sortBy ?? {};
  const size = Math.min(limit, 1000);
  const [rows] = await asActor(actor).read(
    pageQuery({ bucket, prefix, after, column, order, withFolders: with_delimiter, size }),
  );
  const page = rows.slice(0, size);
  const last = rows.length > size ? page.at(-1) : undefined;
  return {
    hasNext: last !== undefined,
    ...(last && {
      nextCursor: encodeCursor({ column, order, name: last.name, position: last.position }),
      nextCursorKey: last.name,
    }),
    folders: page.filter(({ id }) => id === null).map(({ name, key }) => ({ name, key })),
    objects: page.filter(({ id }) => id !== null).map(shownOf),
  };
}

const shownOf = ({ name, key, id, updated_at, created_at, last_accessed_at, metadata }: Entry) => ({
  name,
  key,
  id,
  updated_at,
  created_at,
  last_accessed_at,
  metadata,
});

interface Page {
  bucket: string;
  prefix: string;
  after: ListCursor | undefined;
  column: ListCursor['column'];
  order: ListCursor['order'];
  withFolders: boolean;
  size: number;
}

function pageQuery({ bucket, prefix, after, column, order, withFolders, size }: Page) {
  const direction = sql.raw(order);
  const sorted = column === 'name' ? sql`name collate "C"` : sql.ref(column);
  const isAfter = sql.raw(order === 'asc' ? '>' : '<');
  // Folders have the time of their newest file, so that every entry has a place in the order.
  const continued = !after
    ? sql`true`
    : column === 'name'
      ? sql`name collate "C" ${isAfter} ${after.name}`
      : sql`(${sorted}, name collate "C") ${isAfter} (${after.position}::timestamptz, ${after.name})`;
  const folder = sql`${prefix} || split_part(substr(name, ${prefix.length + 1}::int), '/', 1) || '/'`;
  const isFolder = withFolders
    ? sql<boolean>`strpos(substr(name, ${prefix.length + 1}::int), '/') > 0`
    : sql<boolean>`false`;
  return sql<Entry>`
    with under as (
      select *, ${isFolder} as is_folder from storage.objects
      where bucket_id = ${bucket} and ${withinPrefix(prefix)}
    ), entries as (
      select name, name as key, id, updated_at, created_at, last_accessed_at, metadata from under
      where not is_folder
      union all
      select ${folder}, rtrim(${folder}, '/'), null, max(updated_at), max(created_at), null, null
      from under where is_folder group by 1, 2
    )
    select *, ${column === 'name' ? sql`''` : sql`${sorted}::text`} as position from entries
    where ${continued}
    order by ${sorted} ${direction}, name collate "C" ${direction} limit ${size + 1}`;
}

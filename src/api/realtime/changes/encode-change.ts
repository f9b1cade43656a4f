import type { FollowedColumn } from './followed-tables.server.ts';
import type { FollowedChange } from './parse-followed-changes.ts';

/**
 * The data of a postgres_changes message. PostgreSQL wrote the record. Of the old row only
 * the key is sent, because the caller may not have been allowed to see it.
 */
export function encodeChange(
  { table, type, key, at }: FollowedChange,
  columns: readonly FollowedColumn[],
  record: string | undefined,
): string {
  const parts = [
    `"schema":"public"`,
    `"table":${JSON.stringify(table)}`,
    `"commit_timestamp":${JSON.stringify(at)}`,
    `"type":"${type}"`,
    `"columns":${JSON.stringify(columns.map(({ name, type: kind }) => ({ name, type: kind })))}`,
  ];
  if (record !== undefined) parts.push(`"record":${record}`);
  if (type !== 'INSERT') parts.push(`"old_record":${JSON.stringify(key)}`);
  return `{${parts.join(',')},"errors":null}`;
}

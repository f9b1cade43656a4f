import { sql } from 'kysely';
import { allClientRoles, type ClientRole } from '#platform/database/actor.ts';
import { asSystem } from '#platform/database/run-as.server.ts';

export interface FollowedColumn {
  name: string;
  /** As clients know it, for example int4 or _text. */
  type: string;
  /** As it is written in a cast. */
  sqlType: string;
  isKey: boolean;
  readers: ClientRole[];
}

export interface FollowedTable {
  name: string;
  columns: FollowedColumn[];
}

/** Read again after this many milliseconds: another process may have migrated. */
const cacheTime = 60_000;

let cached: { tables: Promise<Map<string, FollowedTable>>; until: number } | undefined;

/** The tables whose changes are sent: those with the triggers of private.notify_table_change. */
export function followedTables(now = performance.now()): Promise<Map<string, FollowedTable>> {
  if (cached && now < cached.until) return cached.tables;
  const tables = readTables();
  cached = { tables, until: now + cacheTime };
  tables.catch(() => (cached = undefined));
  return tables;
}

/** The columns that a role may read; none when it cannot read the key. */
export function readableColumns(table: FollowedTable, role: ClientRole): FollowedColumn[] {
  const readable = table.columns.filter(({ readers }) => readers.includes(role));
  const keys = table.columns.filter(({ isKey }) => isKey);
  return keys.every((key) => readable.includes(key)) ? readable : [];
}

async function readTables(): Promise<Map<string, FollowedTable>> {
  // As system: the catalog says the same to everybody.
  const [rows] = await asSystem().read(sql<FollowedTable>`
    select c.relname as name, (
      select jsonb_agg(jsonb_build_object(
        'name', a.attname, 'type', t.typname,
        'sqlType', format_type(a.atttypid, null),
        'isKey', a.attnum = any (i.indkey),
        'readers', (
          select coalesce(jsonb_agg(role), '[]')
          from unnest(${allClientRoles}::name[]) role
          where has_column_privilege(role, c.oid, a.attnum, 'select')
        )
      ) order by a.attnum)
      from pg_attribute a join pg_type t on t.oid = a.atttypid
      where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    ) as columns
    from pg_class c
    join pg_index i on i.indrelid = c.oid and i.indisprimary
    where c.relnamespace = 'public'::regnamespace and exists (
      select from pg_trigger g where g.tgrelid = c.oid and g.tgname = 'table_change_on_update'
    )`);
  return new Map(rows.map((table) => [table.name, table]));
}

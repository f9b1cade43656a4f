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

/** Which rows a role may see. */
export interface ReadPolicy {
  /** The policies of the table in SQL, of a row that is named like the table. */
  condition: string;
  /** Every row, whatever is in it. */
  isAlways: boolean;
}

export interface FollowedTable {
  name: string;
  columns: FollowedColumn[];
  /** The columns that its policies ask for. */
  policyColumns: string[];
  policies: Record<ClientRole, ReadPolicy>;
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
    ) as columns, array(
      select distinct a.attname::text
      from pg_policy p
      join pg_depend d on d.classid = 'pg_policy'::regclass and d.objid = p.oid
        and d.refclassid = 'pg_class'::regclass and d.refobjid = p.polrelid
      join pg_attribute a on a.attrelid = d.refobjid and a.attnum = d.refobjsubid
      where p.polrelid = c.oid and a.attnum > 0
      order by 1
    ) as "policyColumns", (
      select jsonb_object_agg(role, (
        select jsonb_build_object(
          'condition', format('(%s) and (%s)',
            coalesce(string_agg(condition, ' or ') filter (where polpermissive), 'false'),
            coalesce(string_agg(condition, ' and ') filter (where not polpermissive), 'true')),
          'isAlways', coalesce(bool_or(polpermissive and condition = '(true)')
            and bool_and(polpermissive), false))
        from pg_policy p
        cross join lateral (select '(' || pg_get_expr(polqual, polrelid) || ')' as condition) e
        where p.polrelid = c.oid and p.polcmd in ('r', '*') and exists (
          select from unnest(polroles) member where member = 0 or pg_has_role(role, member, 'usage'))
      )) from unnest(${allClientRoles}::name[]) role
    ) as policies
    from pg_class c
    join pg_index i on i.indrelid = c.oid and i.indisprimary
    where c.relnamespace = 'public'::regnamespace and exists (
      select from pg_trigger g where g.tgrelid = c.oid and g.tgname = 'table_change_on_update'
    )`);
  return new Map(rows.map((table) => [table.name, table]));
}

import type pg from 'pg';

/** Visitors and members at the data API, and the shop's own code acting for a member. */
const roles = ['anon', 'authenticated', 'shop_user'] as const;

export type ProbedRole = (typeof roles)[number];
type Grants = Record<ProbedRole, string[]>;

export type TableFacts = {
  name: string;
  kind: 'table' | 'view';
  keys: string[];
  columns: string[];
  selectable: Grants;
  insertable: Grants;
  updatable: Grants;
  /** The shop's own code may write here what members may not. */
  isOurs: boolean;
};

/** Every table and view of our schemas, with the columns that each role may use. */
export async function tableFacts(owner: pg.Client): Promise<TableFacts[]> {
  const { rows } = await owner.query<TableFacts>(`
    select n.nspname || '.' || c.relname as name,
      case c.relkind when 'v' then 'view' else 'table' end as kind,
      array(
        select a.attname::text from pg_index i
        join pg_attribute a on a.attrelid = i.indrelid and a.attnum = any (i.indkey)
        where i.indrelid = c.oid and i.indisprimary order by a.attnum
      ) as keys,
      array(
        select a.attname::text from pg_attribute a
        where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped order by a.attnum
      ) as columns,
      granted.*,
      granted.insertable -> 'authenticated' <> granted.insertable -> 'shop_user'
        or granted.updatable -> 'authenticated' <> granted.updatable -> 'shop_user'
        or has_table_privilege('authenticated', c.oid, 'delete')
          <> has_table_privilege('shop_user', c.oid, 'delete') as "isOurs"
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    cross join lateral (
      select
        jsonb_build_object(${grants('select')}) as selectable,
        jsonb_build_object(${grants('insert')}) as insertable,
        jsonb_build_object(${grants('update')}) as updatable
    ) granted
    where c.relkind in ('r', 'p', 'v', 'm')
      and n.nspname in ('public', 'auth', 'private', 'storage') and not c.relispartition
    order by n.nspname <> 'public', n.nspname, c.relname`);
  return rows;
}

function grants(privilege: string): string {
  return roles
    .map(
      (role) => `'${role}', (
        select coalesce(jsonb_agg(a.attname order by a.attnum), '[]') from pg_attribute a
        where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
          and has_column_privilege('${role}', c.oid, a.attnum, '${privilege}')
      )`,
    )
    .join(', ');
}

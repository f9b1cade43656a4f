import type pg from 'pg';

type Grants = Record<'anon' | 'authenticated', string[]>;

export type TableFacts = {
  name: string;
  kind: 'table' | 'view';
  keys: string[];
  columns: string[];
  selectable: Grants;
  insertable: Grants;
  updatable: Grants;
};

/** Every table and view of our schemas, with the columns granted to visitors and to members. */
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
      granted.*
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
  return ['anon', 'authenticated']
    .map(
      (role) => `'${role}', (
        select coalesce(jsonb_agg(a.attname order by a.attnum), '[]') from pg_attribute a
        where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
          and has_column_privilege('${role}', c.oid, a.attnum, '${privilege}')
      )`,
    )
    .join(', ');
}

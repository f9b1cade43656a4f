import { roleName } from './catalog-lines.ts';

// Each is the query of one array; `c` is the row of pg_class that it belongs to.

export const columns = `
  select concat_ws(' ', a.attname, pg_catalog.format_type(a.atttypid, a.atttypmod),
    case when l.collname <> 'default' then 'collate ' || l.collname end,
    case when a.attnotnull then 'not null' end,
    case a.attgenerated when '' then 'default ' else 'generated as ' end
      || pg_catalog.pg_get_expr(d.adbin, d.adrelid),
    case when a.attidentity <> '' then 'identity' end,
    'comment ' || pg_catalog.col_description(c.oid, a.attnum))
  from pg_catalog.pg_attribute a
  left join pg_catalog.pg_attrdef d on d.adrelid = a.attrelid and d.adnum = a.attnum
  left join pg_catalog.pg_collation l on l.oid = a.attcollation
  where c.relkind <> 'S' and a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
  order by a.attnum`;

/** Without the not-null constraints, which stand with their columns. */
export const constraints = `
  select k.conname || ' ' || pg_catalog.pg_get_constraintdef(k.oid)
  from pg_catalog.pg_constraint k where k.conrelid = c.oid and k.contype <> 'n'
  order by k.contype, k.conname collate "C"`;

export const indexes = `
  select pg_catalog.pg_get_indexdef(i.indexrelid)
  from pg_catalog.pg_index i where i.indrelid = c.oid
    and not exists (select from pg_catalog.pg_constraint k
      where k.conindid = i.indexrelid and k.contype in ('p', 'u'))
  order by i.indexrelid::regclass::text collate "C"`;

export const policies = `
  select concat_ws(' ', p.polname, case when not p.polpermissive then 'restrictive' end,
    'for ' || case p.polcmd when '*' then 'all' when 'r' then 'select' when 'a' then 'insert'
      when 'w' then 'update' else 'delete' end,
    'to ' || (select string_agg(${roleName('member')}, ', ' order by ${roleName('member')})
      from unnest(p.polroles) member),
    'using ' || regexp_replace(pg_catalog.pg_get_expr(p.polqual, c.oid), '\\s+', ' ', 'g'),
    'check ' || regexp_replace(pg_catalog.pg_get_expr(p.polwithcheck, c.oid), '\\s+', ' ', 'g'))
  from pg_catalog.pg_policy p where p.polrelid = c.oid order by p.polname collate "C"`;

/** One line for each role; a privilege without columns is for the whole table. */
export const grants = `
  select g.grantee || ': ' || string_agg(g.privilege || g.columns, ', '
    order by g.privilege collate "C", g.columns)
  from (
    select ${roleName('a.grantee')} as grantee, lower(a.privilege_type) as privilege, '' as columns
    from pg_catalog.aclexplode(c.relacl) a where a.grantee <> c.relowner
    union all
    select ${roleName('a.grantee')}, lower(a.privilege_type),
      ' (' || string_agg(t.attname, ', ' order by t.attnum) || ')'
    from pg_catalog.pg_attribute t cross join lateral pg_catalog.aclexplode(t.attacl) a
    where t.attrelid = c.oid and not t.attisdropped group by a.grantee, a.privilege_type
  ) g group by g.grantee order by g.grantee collate "C"`;

export const triggers = `
  select pg_catalog.pg_get_triggerdef(t.oid) || case t.tgenabled when 'O' then '' else ' disabled' end
  from pg_catalog.pg_trigger t where t.tgrelid = c.oid and not t.tgisinternal
  order by t.tgname collate "C"`;

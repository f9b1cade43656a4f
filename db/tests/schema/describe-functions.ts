import type pg from 'pg';
import { ourSchemas, readLines, roleName, section } from './catalog-lines.ts';

/** The signature of every function and who may call it. Bodies are compared only on request. */
export async function describeFunctions(client: pg.Client): Promise<string[]> {
  return [section('functions', await readLines(client, functions))];
}

const functions = `
  select concat_ws(' ', p.oid::regprocedure::text,
    'arguments (' || pg_catalog.pg_get_function_arguments(p.oid) || ')',
    'returns ' || pg_catalog.pg_get_function_result(p.oid), l.lanname,
    case p.provolatile when 'i' then 'immutable' when 's' then 'stable' else 'volatile' end,
    case when p.proisstrict then 'strict' end,
    case when p.proparallel = 's' then 'parallel safe' end,
    case when p.prosecdef then 'security definer' end,
    case when p.prorows > 0 then 'rows ' || p.prorows end,
    'owner ' || ${roleName('p.proowner')},
    'set ' || array_to_string(p.proconfig, ', '),
    coalesce('execute by ' || (
      select string_agg(${roleName('a.grantee')}, ', ' order by ${roleName('a.grantee')})
      from pg_catalog.aclexplode(p.proacl) a where a.grantee <> p.proowner), 'execute by owner'),
    'comment ' || pg_catalog.obj_description(p.oid, 'pg_proc')
  ) as line
  from pg_catalog.pg_proc p
  join pg_catalog.pg_namespace n on n.oid = p.pronamespace and n.nspname in ${ourSchemas}
  join pg_catalog.pg_language l on l.oid = p.prolang
  order by p.oid::regprocedure::text collate "C"`;

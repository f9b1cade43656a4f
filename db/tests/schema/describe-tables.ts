import type pg from 'pg';
import { ourSchemas, section } from './catalog-lines.ts';
import { columns, constraints, grants, indexes, policies, triggers } from './table-queries.ts';

type Row = { title: string; parts: Record<string, string[]> };

/** Tables, views and sequences, each with its columns, rules, indexes, policies, grants and triggers. */
export async function describeTables(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<Row>(relations);
  return rows.map(({ title, parts }) =>
    section(title, Object.entries(parts).flatMap(describePart)),
  );
}

function describePart([name, lines]: [string, string[]]): string[] {
  return lines.length === 0 ? [] : [name, ...lines.map((line) => `  ${line}`)];
}

const kind = `case c.relkind when 'v' then 'view' when 'm' then 'materialized view'
  when 'S' then 'sequence' else 'table' end`;

const relations = `
  select concat_ws(' ', case when c.relpersistence = 'u' then 'unlogged' end, ${kind},
      n.nspname || '.' || c.relname,
      case when c.relkind in ('r', 'p') then '(row-level security'
        || case when c.relrowsecurity then ' enabled' else ' disabled' end
        || case when c.relforcerowsecurity then ' and forced)' else ')' end end,
      array_to_string(c.reloptions, ', '),
      'comment ' || pg_catalog.obj_description(c.oid, 'pg_class')) as title,
    json_build_object(
      'definition', array(select pg_catalog.pg_get_viewdef(c.oid) where c.relkind in ('v', 'm')),
      'sequence', array(
        select concat_ws(' ', s.seqtypid::regtype, 'start', s.seqstart, 'by', s.seqincrement)
        from pg_catalog.pg_sequence s where s.seqrelid = c.oid),
      'columns', array(${columns}), 'constraints', array(${constraints}),
      'indexes', array(${indexes}), 'policies', array(${policies}),
      'grants', array(${grants}), 'triggers', array(${triggers})) as parts
  from pg_catalog.pg_class c
  join pg_catalog.pg_namespace n on n.oid = c.relnamespace and n.nspname in ${ourSchemas}
  where c.relkind in ('r', 'p', 'v', 'm', 'S')
  order by n.nspname collate "C", c.relname collate "C"`;

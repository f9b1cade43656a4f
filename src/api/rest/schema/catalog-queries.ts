import { sql } from 'kysely';
import { allClientRoles, type ClientRole } from '#platform/database/actor.ts';

/** Roles whose rights are recorded with each table and column. */
const roles = sql.raw(`unnest('{${allClientRoles.join()}}'::name[]) as role`);

export interface ColumnRow {
  name: string;
  number: number;
  /** With its length, as in a declaration. */
  type: string;
  /** Of a domain the type below it. */
  baseType: string;
  isNullable: boolean;
  default: string | null;
  isGenerated: boolean;
  enum: string[] | null;
  description: string | null;
  readers: ClientRole[];
}

export interface TableRow {
  id: number;
  name: string;
  isView: boolean;
  description: string | null;
  columns: ColumnRow[];
  /** Primary key and unique constraints, by column names. */
  primaryKey: string[];
  uniqueKeys: string[][];
  inserters: ClientRole[];
  updaters: ClientRole[];
  deleters: ClientRole[];
  /** Where the columns of a view come from, as PostgreSQL stores it. */
  viewTree: string | null;
}

// The default of an identity column is the next value of its sequence.
const columnDefault = sql.raw(`
  case when a.attidentity <> '' then
    format('nextval(%L::regclass)', pg_get_serial_sequence(c.oid::regclass::text, a.attname))
  else pg_get_expr(d.adbin, d.adrelid) end`);

const columns = sql`(
  select coalesce(json_agg(json_build_object(
    'name', a.attname, 'number', a.attnum,
    'type', format_type(a.atttypid, a.atttypmod),
    'baseType', format_type(coalesce(nullif(t.typbasetype, 0), a.atttypid), null),
    'isNullable', not a.attnotnull,
    'default', ${columnDefault},
    'isGenerated', a.attgenerated <> '',
    'enum', (select json_agg(e.enumlabel order by e.enumsortorder) from pg_enum e
      where e.enumtypid = a.atttypid),
    'description', col_description(c.oid, a.attnum),
    'readers', array(select role from ${roles}
      where has_column_privilege(role, c.oid, a.attnum, 'select'))
  ) order by a.attnum), '[]')
  from pg_attribute a
  join pg_type t on t.oid = a.atttypid
  left join pg_attrdef d on d.adrelid = a.attrelid and d.adnum = a.attnum
  where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped)`;

const keyColumns = sql.raw(`(
  select json_agg(a.attname order by k.position)
  from unnest(k.conkey) with ordinality k (attnum, position)
  join pg_attribute a on a.attrelid = c.oid and a.attnum = k.attnum)`);

const holders = (check: string) => sql`array(select role from ${roles} where ${sql.raw(check)})`;

export const tablesQuery = sql<TableRow>`
  select c.oid::integer as id, c.relname as name, c.relkind in ('v', 'm') as "isView",
    obj_description(c.oid, 'pg_class') as description, ${columns} as columns,
    coalesce((select ${keyColumns} from pg_constraint k
      where k.conrelid = c.oid and k.contype = 'p'), '[]') as "primaryKey",
    coalesce((select json_agg(${keyColumns}) from pg_constraint k
      where k.conrelid = c.oid and k.contype in ('p', 'u')), '[]') as "uniqueKeys",
    ${holders(`has_any_column_privilege(role, c.oid, 'insert')`)}::text[] as inserters,
    ${holders(`has_any_column_privilege(role, c.oid, 'update')`)}::text[] as updaters,
    ${holders(`has_table_privilege(role, c.oid, 'delete')`)}::text[] as deleters,
    (select r.ev_action::text from pg_rewrite r
      where r.ev_class = c.oid and r.rulename = '_RETURN') as "viewTree"
  from pg_class c
  where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'v', 'm', 'f', 'p')
    and not c.relispartition`;

export interface ForeignKeyRow {
  constraint: string;
  table: number;
  foreignTable: number;
  columns: [own: string, foreign: string][];
}

export const foreignKeysQuery = sql<ForeignKeyRow>`
  select k.conname as "constraint", k.conrelid::integer as "table",
    k.confrelid::integer as "foreignTable",
    (select json_agg(json_build_array(a.attname, f.attname) order by pair.position)
      from unnest(k.conkey, k.confkey) with ordinality pair (own, other, position)
      join pg_attribute a on a.attrelid = k.conrelid and a.attnum = pair.own
      join pg_attribute f on f.attrelid = k.confrelid and f.attnum = pair.other) as columns
  from pg_constraint k
  where k.contype = 'f' and k.conparentid = 0
  order by k.conname`;

export interface ParameterRow {
  name: string;
  type: string;
  hasDefault: boolean;
  isVariadic: boolean;
  /** The table whose row it takes. */
  table: number | null;
}

export interface FunctionRow {
  name: string;
  description: string | null;
  parameters: ParameterRow[];
  returnsSet: boolean;
  /** An estimate that authors set to 1 for functions that return one row. */
  rows: number;
  volatility: 'i' | 's' | 'v';
  returnType: string;
  isComposite: boolean;
  /** The table whose rows it returns. */
  returnsTable: number | null;
  /** Columns of what it returns, if that is no table. */
  columns: { name: string; type: string }[] | null;
  callers: ClientRole[];
}

const parameters = sql.raw(`(
  select coalesce(json_agg(json_build_object(
    'name', coalesce(p.proargnames[arg.position], ''),
    'type', format_type(arg.type, null),
    'hasDefault', arg.ordinal > p.pronargs - p.pronargdefaults,
    'isVariadic', coalesce(p.proargmodes[arg.position] = 'v', false),
    'table', (select t.typrelid::integer from pg_type t where t.oid = arg.type and t.typrelid <> 0)
  ) order by arg.position), '[]')
  from (
    select type, position, row_number() over (order by position) as ordinal
    from unnest(coalesce(p.proallargtypes, p.proargtypes::oid[])) with ordinality a (type, position)
    where coalesce(p.proargmodes[position], 'i') in ('i', 'b', 'v')
  ) arg)`);

const returnedColumns = sql.raw(`(
  select json_agg(json_build_object('name', name, 'type', type) order by position) from (
    select p.proargnames[position] as name, format_type(type, null) as type, position
    from unnest(p.proallargtypes) with ordinality a (type, position)
    where p.proargmodes[position] in ('o', 'b', 't')
    union all
    select a.attname, format_type(a.atttypid, a.atttypmod), a.attnum
    from pg_attribute a
    where a.attrelid = r.typrelid and r.typrelid <> 0 and a.attnum > 0 and not a.attisdropped
  ) described)`);

export const functionsQuery = sql<FunctionRow>`
  select p.proname as name, obj_description(p.oid, 'pg_proc') as description,
    ${parameters} as parameters, p.proretset as "returnsSet", p.prorows::float8 as rows,
    p.provolatile as volatility, format_type(p.prorettype, null) as "returnType",
    r.typtype = 'c' or p.prorettype = 'record'::regtype as "isComposite",
    nullif(r.typrelid, 0)::integer as "returnsTable", ${returnedColumns} as columns,
    ${holders(`has_function_privilege(role, p.oid, 'execute')`)}::text[] as callers
  from pg_proc p join pg_type r on r.oid = p.prorettype
  where p.pronamespace = 'public'::regnamespace and p.prokind = 'f'
    and p.prorettype not in ('trigger'::regtype, 'event_trigger'::regtype)
    and not exists (select from pg_depend d
      where d.classid = 'pg_proc'::regclass and d.objid = p.oid and d.deptype = 'e')
  order by p.proname, p.oid`;

/** Enums and domains, to which values may be cast. */
export const typesQuery = sql<{ name: string }>`
  select typname as name from pg_type
  where typnamespace = 'public'::regnamespace and typtype in ('e', 'd')`;

import { sql } from 'kysely';
import type { ReadNode } from '../plan/read-node.ts';
import type { WritePlan } from '../plan/plan-write.ts';
import type { ColumnInfo } from '../schema/schema.ts';
import { compileLogic } from './compile-filter.ts';
import type { Scope } from './compile-field.ts';
import { empty, id, list, table, trusted, where, type Fragment } from './fragment.ts';

const body = 'pgrst_body';
/** Counts the rows that an upsert found, so that the response can say whether it created any. */
export const updatedSetting = 'fustat.updated';

export function compileWrite(plan: WritePlan): Fragment {
  if (plan.kind === 'delete') {
    const { target } = plan;
    return sql`delete from ${targetOf(target)}${conditionsOf(plan)}${returning(plan)}`;
  }
  return plan.kind === 'update' ? compileUpdate(plan) : compileInsert(plan);
}

const targetOf = ({ table: { name }, alias }: WritePlan['target']) =>
  sql`${table(name)} as ${id(alias)}`;

const scopeOf = ({ table: known, alias }: WritePlan['target']): Scope => ({
  alias,
  label: known.name,
  table: known,
  columns: new Set(known.columns.keys()),
});

const conditionsOf = ({ target, where: filters }: WritePlan) =>
  where(filters.map((logic) => compileLogic(logic, { scope: scopeOf(target) })));

function returning({ target, returned }: WritePlan): Fragment {
  if (returned === 'nothing') return sql` returning 1`;
  if (returned === 'everything') return sql` returning ${id(target.alias)}.*`;
  return sql` returning ${list(returned.map((name) => id(target.alias, name)))}`;
}

function compileUpdate(plan: Extract<WritePlan, { kind: 'update' }>): Fragment {
  const { target, columns } = plan;
  // There is no update of nothing; the empty result has the columns that the response reads.
  if (columns.length === 0) {
    const all = scopeOf(target).table!.columns.keys();
    const names =
      plan.returned === 'nothing' || plan.returned === 'everything' ? [...all] : plan.returned;
    const selected = list(names.map((name) => id(target.alias, name)));
    return sql`select ${selected} from ${targetOf(target)} where false`;
  }
  const assignments = columns.map(({ name }) => sql`${id(name)} = ${id(body, name)}`);
  return sql`update ${targetOf(target)} set ${list(assignments)} from ${payloadRows(plan)}${conditionsOf(plan)}${returning(plan)}`;
}

function compileInsert(plan: Extract<WritePlan, { kind: 'insert' }>): Fragment {
  const { target, columns, rows } = plan;
  const names = list(columns.map(({ name }) => id(name)));
  const values = list(columns.map(({ name }) => id(body, name)));
  const matched = plan.where.map((logic) =>
    compileLogic(logic, { scope: { ...scopeOf(target), alias: body } }),
  );
  const rowsToInsert =
    columns.length === 0
      ? sql`select from generate_series(1, ${trusted(String(rows))})`
      : sql`(${names}) select ${values} from ${payloadRows(plan)}${where(matched)}`;
  return sql`insert into ${targetOf(target)} ${rowsToInsert}${onConflict(plan)}${returning(plan)}`;
}

function onConflict({ conflict, columns }: Extract<WritePlan, { kind: 'insert' }>): Fragment {
  if (!conflict || conflict.columns.length === 0) return empty;
  const target = sql` on conflict (${list(conflict.columns.map((name) => id(name)))})`;
  if (conflict.resolution === 'ignore-duplicates' || columns.length === 0) {
    return sql`${target} do nothing`;
  }
  // The key is equal already, and most callers may not update it.
  const others = columns.filter(({ name }) => !conflict.columns.includes(name));
  const assigned = others.length > 0 ? others : columns.slice(0, 1);
  const assignments = assigned.map(({ name }) => sql`${id(name)} = ${id('excluded', name)}`);
  const count = sql`set_config(${updatedSetting}, (coalesce(nullif(current_setting(${updatedSetting}, true), ''), '0')::integer + 1)::text, true) is not null`;
  return sql`${target} do update set ${list(assignments)} where ${count}`;
}

/** The rows of the body, typed by PostgreSQL. */
function payloadRows(plan: Extract<WritePlan, { kind: 'insert' | 'update' }>): Fragment {
  const { columns, json, usesDefaults } = plan;
  const typed = list(columns.map(({ name, type }) => sql`${id(name)} ${trusted(type)}`));
  const withDefault = usesDefaults ? columns.filter((column) => column.default !== null) : [];
  if (withDefault.length === 0) {
    return sql`json_to_recordset(${json}::json) as ${id(body)} (${typed})`;
  }
  const rows = sql`(select coalesce(jsonb_agg(${defaultsOf(withDefault)} || element), '[]') from jsonb_array_elements(${json}::jsonb) element)`;
  return sql`jsonb_to_recordset(${rows}) as ${id(body)} (${typed})`;
}

const defaultsOf = (columns: ColumnInfo[]) =>
  sql`jsonb_build_object(${list(
    columns.map(({ name, default: expression }) => sql`${name}::text, ${trusted(expression!)}`),
  )})`;

/** The columns of a written row that the response needs. */
export function neededColumns(node: ReadNode): string[] | 'everything' {
  const isStar = node.fields.some(({ field, aggregate }) => field.name === '*' && !aggregate);
  const isComputed =
    node.children.some(({ relationship }) => relationship?.kind === 'function') ||
    node.fields.some(({ field }) => node.table?.computedFields.has(field.name));
  if (isStar || isComputed) return 'everything';
  const joined = node.children.flatMap(({ relationship }) =>
    relationship && relationship.kind !== 'function'
      ? relationship.columns.map(([own]) => own)
      : [],
  );
  const own = [...node.fields, ...node.order.filter(({ relation }) => relation === undefined)];
  const names = own.map(({ field }) => field.name);
  return [...new Set([...names, ...joined])].filter((name) => node.table?.columns.has(name));
}

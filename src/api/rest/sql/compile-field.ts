import { sql } from 'kysely';
import { RestError } from '../rest-error.ts';
import type { ReadNode } from '../plan/read-node.ts';
import type { FieldPath, JsonStep } from '../request/syntax.ts';
import { id, table, type Fragment } from './fragment.ts';

/** The rows that names in an expression refer to. */
export type Scope = Pick<ReadNode, 'alias' | 'label' | 'table' | 'columns'>;

/** A column, a computed field or a place inside JSON, as an SQL expression. */
export function compileField(scope: Scope, { name, path }: FieldPath): Fragment {
  const column = compileColumn(scope, name);
  if (path.length === 0) return column;
  const type = scope.table?.columns.get(name)?.baseType;
  const json = type === 'json' || type === 'jsonb' ? column : sql`to_jsonb(${column})`;
  return path.reduce(compileStep, json);
}

/**
 * Only columns and functions that the schema cache knows: PostgreSQL itself would also call any
 * function of one row that is written like a column.
 */
function compileColumn(scope: Scope, name: string): Fragment {
  const { alias, label, table: known, columns } = scope;
  if (!columns || columns.has(name)) return id(alias, name);
  if (known?.computedFields.has(name)) return sql`${table(name)}(${rowOf(scope)})`;
  throw new RestError(400, '42703', `column ${label}.${name} does not exist`);
}

/** The whole row, as the type of its table: rows of a write or a call have lost theirs. */
export const rowOf = ({ alias, table: known }: Scope): Fragment =>
  known ? sql`${id(alias)}::${table(known.name)}` : id(alias);

function compileStep(json: Fragment, { arrow, key }: JsonStep): Fragment {
  const place = typeof key === 'number' ? sql`${key}::integer` : sql`${key}::text`;
  return arrow === '->' ? sql`(${json} -> ${place})` : sql`(${json} ->> ${place})`;
}

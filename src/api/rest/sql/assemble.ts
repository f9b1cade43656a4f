import { sql } from 'kysely';
import { requestLimits } from '../limits.ts';
import type { ReadNode } from '../plan/read-node.ts';
import { compileField } from './compile-field.ts';
import { compileLogic } from './compile-filter.ts';
import { compileFrom, compileJoinConditions } from './compile-from.ts';
import type { CompileContext, Output } from './compile-select.ts';
import { empty, id, list, trusted, where, type Fragment } from './fragment.ts';

/** The pieces of one resource's query. */
export interface Parts {
  outputs: Output[];
  joins: Fragment[];
  order: Fragment;
}

/** Compiles the pieces; `mustName` replaces a star by the names of the columns. */
export type CompileParts = (node: ReadNode, context: CompileContext, mustName: boolean) => Parts;

export function assemble(node: ReadNode, { outputs, joins, order }: Parts): Fragment {
  const selected = list(
    outputs.map(({ name, expression }) => named(expression, name)),
    sql`, `,
  );
  const conditions = [
    ...compileJoinConditions(node),
    ...node.where.map((logic) => compileLogic(logic, { scope: node, node, isPresent })),
  ];
  return sql`select ${outputs.length > 0 ? selected : empty} from ${compileFrom(node)}${list(joins, empty)}${where(conditions)}${groupBy(outputs)}${order}${compileRange(node)}`;
}

export const named = (expression: Fragment, name: string | undefined): Fragment =>
  name === undefined ? expression : sql`${expression} as ${id(name)}`;

/** By position, since an expression with bound values cannot be repeated. */
function groupBy(outputs: Output[]): Fragment {
  if (!outputs.some(({ isAggregate }) => isAggregate)) return empty;
  const positions = outputs.flatMap(({ isAggregate }, index) => (isAggregate ? [] : [index + 1]));
  return positions.length > 0 ? sql` group by ${trusted(positions.join(', '))}` : empty;
}

function compileRange({ range, isLimited }: ReadNode): Fragment {
  if (!isLimited) return empty;
  const limit = sql` limit ${trusted(String(Math.min(range.limit ?? requestLimits.rows, requestLimits.rows)))}`;
  return range.offset > 0 ? sql`${limit} offset ${trusted(String(range.offset))}` : limit;
}

/** The name of the joined query; its `value` is the JSON of the embedded rows. */
export const joinAlias = ({ id: number }: ReadNode) => `x${number}`;

export const valueOf = (child: ReadNode) => id(joinAlias(child), 'value');

/** An embedded row exists. Spread rows have no value of their own. */
const isPresent = (child: ReadNode): Fragment =>
  child.isSpread
    ? sql`(${id(joinAlias(child))}.* is distinct from null)`
    : sql`(${valueOf(child)} is not null)`;

export const orderOutputs = (child: ReadNode): Output[] =>
  child.orderFields.map((field, index) => ({
    name: `order${index}`,
    expression: compileField(child, field),
    isAggregate: false,
  }));

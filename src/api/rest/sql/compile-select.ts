import { sql } from 'kysely';
import type { ClientRole } from '#platform/database/actor.ts';
import type { ReadNode } from '../plan/read-node.ts';
import { RestError } from '../rest-error.ts';
import type { Schema } from '../schema/schema.ts';
import type { SelectedField } from '../request/syntax.ts';
import { castType } from './cast-type.ts';
import { compileField } from './compile-field.ts';
import { id, trusted, type Fragment } from './fragment.ts';

export interface CompileContext {
  schema: Schema;
  role: ClientRole;
  /** Whether clients may ask for sums and averages. */
  hasAggregates: boolean;
}

/** One column of a result. Without a name it is a star, which stands for several. */
export interface Output {
  name?: string;
  expression: Fragment;
  /** Aggregates are not part of the grouping. */
  isAggregate: boolean;
}

/** Replaces `count`, which is no column, and stars that cannot stay one. */
export function expandFields(
  node: ReadNode,
  context: CompileContext,
  mustName: boolean,
): SelectedField[] {
  return node.fields.flatMap((field): SelectedField[] => {
    if (field.isRowMark) return [field];
    if (field.field.name === '*' && !field.aggregate)
      return expandStar(node, field, context, mustName);
    if (isCount(node, field))
      return [{ ...field, field: { name: '*', path: [] }, aggregate: 'count' }];
    if (field.aggregate && !context.hasAggregates) {
      throw new RestError(400, 'PGRST123', 'Use of aggregate functions is not allowed');
    }
    return [field];
  });
}

/** `messages(count)` is older than aggregates and always allowed. */
const isCount = ({ columns }: ReadNode, { field, aggregate }: SelectedField) =>
  field.name === 'count' && !aggregate && columns?.has('count') === false;

/** A star means every column that the caller may read. */
function expandStar(
  { table, columns, isSource }: ReadNode,
  star: SelectedField,
  { role }: CompileContext,
  mustName: boolean,
): SelectedField[] {
  const known = table && [...table.columns.values()];
  const readable = known?.filter(({ readers }) => readers.includes(role));
  const names = readable?.map(({ name }) => name) ?? [...(columns ?? [])];
  // Reading a table without any right must fail, so the star stays.
  const isWhole = names.length === 0 || names.length === table?.columns.size || isSource;
  if (isWhole && !mustName) return [star];
  return names.map((name) => ({ kind: 'field', field: { name, path: [] } }));
}

export function compileOutput(
  node: ReadNode,
  item: SelectedField,
  { schema }: CompileContext,
): Output {
  const { field, cast, aggregate, aggregateCast } = item;
  if (item.isRowMark) return { name: item.alias, expression: sql`true`, isAggregate: false };
  if (field.name === '*' && !aggregate) {
    return { expression: sql`${id(node.alias)}.*`, isAggregate: false };
  }
  const name = outputNameOf(item);
  if (field.name === '*') {
    const counted = castTo(sql`count(*)`, aggregateCast, schema);
    return { name, expression: counted, isAggregate: true };
  }
  const value = castTo(compileField(node, field), cast, schema);
  if (!aggregate) return { name, expression: value, isAggregate: false };
  const aggregated = sql`${trusted(aggregate)}(${value})`;
  return { name, expression: castTo(aggregated, aggregateCast, schema), isAggregate: true };
}

export const castTo = (value: Fragment, type: string | undefined, schema: Schema): Fragment =>
  type === undefined ? value : sql`cast(${value} as ${castType(schema, type)})`;

/** The alias, the last key of a path into JSON, the aggregate or the column. */
export function outputNameOf({ alias, aggregate, field: { name, path } }: SelectedField): string {
  if (alias !== undefined) return alias;
  if (aggregate) return aggregate;
  const key = path.findLast((step) => typeof step.key === 'string')?.key;
  return typeof key === 'string' ? key : name;
}

import { sql } from 'kysely';
import type { ReadNode } from '../plan/read-node.ts';
import { isToOne } from '../schema/relationships.ts';
import type { SelectedField } from '../request/syntax.ts';
import { assemble, joinAlias, named, orderOutputs, type CompileParts } from './assemble.ts';
import { castTo, expandFields, outputNameOf } from './compile-select.ts';
import type { CompileContext, Output } from './compile-select.ts';
import { id, list, trusted, type Fragment } from './fragment.ts';

/** An aggregate of a spread resource, computed by the parent over its own groups. */
type Hoisted = Pick<SelectedField, 'aggregate' | 'aggregateCast'> & { name: string };

interface Spread {
  join: Fragment;
  /** The columns as the parent selects them. */
  outputs: Output[];
  hoisted: Hoisted[];
}

/** The columns of a spread resource become columns of its parent; of many rows they become lists. */
export function compileSpread(
  child: ReadNode,
  context: CompileContext,
  compileParts: CompileParts,
): Spread {
  return isToOne(child.relationship!)
    ? spreadOne(child, context, compileParts)
    : spreadMany(child, context, compileParts);
}

function spreadOne(child: ReadNode, context: CompileContext, compileParts: CompileParts): Spread {
  const alias = joinAlias(child);
  const fields = expandFields(child, context, true);
  const hoisted = fields
    .filter(({ aggregate }) => aggregate)
    .map((field) => ({ ...field, name: outputNameOf(field) }));
  const plain = { ...child, fields: fields.map(withoutAggregate) };
  const parts = compileParts(plain, context, true);
  const names = new Set(hoisted.map(({ name }) => name));
  const outputs = parts.outputs.map(({ name, isAggregate }): Output => {
    const column = id(alias, name!);
    const own = hoisted.find((each) => each.name === name);
    if (!own || !names.has(name!)) return { name, expression: column, isAggregate };
    const value = sql`${trusted(own.aggregate!)}(${column})`;
    return {
      name,
      expression: castTo(value, own.aggregateCast, context.schema),
      isAggregate: true,
    };
  });
  const inner = assemble(plain, { ...parts, outputs: [...parts.outputs, ...orderOutputs(child)] });
  const kind = trusted(child.isInner ? ' inner' : ' left');
  return { join: sql`${kind} join lateral (${inner}) ${id(alias)} on true`, outputs, hoisted };
}

/** Inside, the value itself; a count counts rows that are there. */
function withoutAggregate(item: SelectedField): SelectedField {
  const { aggregate, aggregateCast: _, ...field } = item;
  if (!aggregate) return item;
  return { ...field, alias: outputNameOf(item), isRowMark: field.field.name === '*' };
}

function spreadMany(child: ReadNode, context: CompileContext, compileParts: CompileParts): Spread {
  const alias = joinAlias(child);
  const parts = compileParts(child, context, true);
  const columns = parts.outputs.map(({ name }) =>
    named(sql`coalesce(json_agg(${id('r', name!)}), '[]')`, name),
  );
  const found = sql`count(*) as "pgrst_found"`;
  const inner = sql`select ${list([...columns, found])} from (${assemble(child, parts)}) r`;
  const join = child.isInner
    ? sql` inner join lateral (${inner}) ${id(alias)} on ${id(alias, 'pgrst_found')} > 0`
    : sql` left join lateral (${inner}) ${id(alias)} on true`;
  const outputs = parts.outputs.map(({ name }): Output => ({
    name,
    expression: id(alias, name!),
    isAggregate: false,
  }));
  return { join, outputs, hoisted: [] };
}

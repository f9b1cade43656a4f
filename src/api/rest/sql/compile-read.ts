import { sql } from 'kysely';
import { isToOne } from '../schema/relationships.ts';
import { isEmptyEmbed, type ReadNode } from '../plan/read-node.ts';
import { compileSpread } from './compile-spread.ts';
import { compileOrder } from './compile-order.ts';
import { compileOutput, expandFields, type CompileContext, type Output } from './compile-select.ts';
import { id, list, type Fragment } from './fragment.ts';
import { assemble, joinAlias, named, orderOutputs, valueOf, type Parts } from './assemble.ts';

/** The query of one resource, with everything embedded in it by lateral joins. */
export function compileRead(node: ReadNode, context: CompileContext): Fragment {
  return assemble(node, compileParts(node, context, false));
}

function compileParts(node: ReadNode, context: CompileContext, mustName: boolean): Parts {
  const order = compileOrder(node);
  const spreads = node.children
    .filter(({ isSpread }) => isSpread)
    .map((child) => ({ child, ...compileSpread(child, context, compileParts) }));
  const hoisted = spreads.flatMap((spread) => spread.hoisted);
  const isGrouped =
    hoisted.length > 0 || expandFields(node, context, false).some(({ aggregate }) => aggregate);
  const fields = expandFields(node, context, mustName || isGrouped);
  const outputs = fields.map((field) => compileOutput(node, field, context));
  const embeds = node.children.filter(({ isSpread }) => !isSpread);
  return {
    outputs: [
      ...outputs,
      ...embeds
        .filter((child) => !isEmptyEmbed(child))
        .map((child) => embedOutput(child, isGrouped)),
      ...spreads.flatMap((spread) => spread.outputs),
    ],
    joins: [
      ...embeds.map((child) => compileEmbed(child, context)),
      ...spreads.map((spread) => spread.join),
    ],
    order,
  };
}

function embedOutput(child: ReadNode, isGrouped: boolean): Output {
  const value = isToOne(child.relationship!)
    ? valueOf(child)
    : sql`coalesce(${valueOf(child)}, '[]')`;
  // Values of type json cannot be compared, which grouping does.
  const expression = isGrouped ? sql`${value}::jsonb` : value;
  return { name: child.outputName, expression, isAggregate: false };
}

function compileEmbed(child: ReadNode, context: CompileContext): Fragment {
  const alias = joinAlias(child);
  const toOne = isToOne(child.relationship!);
  const inner = toOne ? compileToOne(child, context) : compileToMany(child, context);
  return child.isInner
    ? sql` inner join lateral (${inner}) ${id(alias)} on ${valueOf(child)} is not null`
    : sql` left join lateral (${inner}) ${id(alias)} on true`;
}

const compileToMany = (child: ReadNode, context: CompileContext) =>
  sql`select json_agg(r.*) as value from (${compileRead(child, context)}) r`;

function compileToOne(child: ReadNode, context: CompileContext): Fragment {
  const parts = compileParts(child, context, false);
  if (child.orderFields.length === 0) {
    return sql`select row_to_json(r.*) as value from (${assemble(child, parts)}) r`;
  }
  // The parent is ordered by columns that need not be selected.
  const selected = list(parts.outputs.map(({ name, expression }) => named(expression, name)));
  const value = sql`(select row_to_json(r.*) from (select ${selected}) r)`;
  const outputs: Output[] = [
    { name: 'value', expression: value, isAggregate: false },
    ...orderOutputs(child),
  ];
  return assemble(child, { ...parts, outputs });
}

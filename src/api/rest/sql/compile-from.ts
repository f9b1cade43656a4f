import { sql } from 'kysely';
import type { ReadNode } from '../plan/read-node.ts';
import { rowOf } from './compile-field.ts';
import { id, table, type Fragment } from './fragment.ts';

/** The statement's own write or function call, from which its response reads. */
export const source = id('pgrst_source');

const junctionAlias = ({ id: number }: ReadNode) => `j${number}`;

export function compileFrom(node: ReadNode): Fragment {
  const { alias, relationship } = node;
  if (node.isSource) return sql`${source} as ${id(alias)}`;
  if (relationship?.kind === 'function') {
    return sql`${table(relationship.name)}(${rowOf(node.parent!)}) as ${id(alias)}`;
  }
  const own = sql`${table(node.table!.name)} as ${id(alias)}`;
  if (relationship?.kind !== 'junction') return own;
  return sql`${own}, ${table(relationship.junction.name)} as ${id(junctionAlias(node))}`;
}

export function compileJoinConditions(node: ReadNode): Fragment[] {
  const { relationship } = node;
  if (!relationship || relationship.kind === 'function') return [];
  const parent = node.parent!.alias;
  if (relationship.kind === 'key') {
    return relationship.columns.map(([own, other]) => equal([node.alias, other], [parent, own]));
  }
  const junction = junctionAlias(node);
  return [
    ...relationship.foreignColumns.map(([own, other]) =>
      equal([node.alias, own], [junction, other]),
    ),
    ...relationship.columns.map(([own, other]) => equal([junction, other], [parent, own])),
  ];
}

const equal = (left: [string, string], right: [string, string]) =>
  sql`${id(...left)} = ${id(...right)}`;

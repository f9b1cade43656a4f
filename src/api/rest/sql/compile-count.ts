import { sql } from 'kysely';
import type { ReadNode } from '../plan/read-node.ts';
import { compileLogic } from './compile-filter.ts';
import { compileFrom, compileJoinConditions } from './compile-from.ts';
import { where, type Fragment } from './fragment.ts';

/** All rows that the filters allow, without limits; inner embedded resources must exist. */
export function compileCount(node: ReadNode): Fragment {
  const isPresent = (child: ReadNode) => sql`exists (${compileCount(child)})`;
  const conditions = [
    ...compileJoinConditions(node),
    ...node.where.map((logic) => compileLogic(logic, { scope: node, node, isPresent })),
    ...node.children.filter(({ isInner }) => isInner).map(isPresent),
  ];
  return sql`select 1 from ${compileFrom(node)}${where(conditions)}`;
}

import { sql } from 'kysely';
import { notEmbedded } from '../plan/plan-read.ts';
import { findChild, type ReadNode } from '../plan/read-node.ts';
import { RestError } from '../rest-error.ts';
import { isToOne } from '../schema/relationships.ts';
import type { OrderTerm } from '../request/syntax.ts';
import { compileField } from './compile-field.ts';
import { empty, id, list, trusted, type Fragment } from './fragment.ts';

/** Must run before the embedded resources are compiled: it tells them which columns it needs. */
export function compileOrder(node: ReadNode): Fragment {
  if (node.order.length === 0) return empty;
  return sql` order by ${list(node.order.map((term) => compileTerm(node, term)))}`;
}

function compileTerm(node: ReadNode, term: OrderTerm): Fragment {
  const value =
    term.relation === undefined
      ? compileField(node, term.field)
      : compileRelatedField(node, term.relation, term.field);
  const direction = term.direction ? ` ${term.direction}` : '';
  const nulls = term.nulls ? ` nulls ${term.nulls}` : '';
  return sql`${value}${trusted(direction + nulls)}`;
}

function compileRelatedField(node: ReadNode, name: string, field: OrderTerm['field']): Fragment {
  const child = findChild(node, name);
  if (!child) throw notEmbedded(name);
  if (!isToOne(child.relationship!)) {
    throw new RestError(400, 'PGRST118', `A related order on '${name}' is not possible`, {
      details: `'${node.table?.name ?? node.name}' and '${name}' do not form a many-to-one or one-to-one relationship`,
    });
  }
  child.orderFields.push(field);
  return id(`x${child.id}`, `order${child.orderFields.length - 1}`);
}

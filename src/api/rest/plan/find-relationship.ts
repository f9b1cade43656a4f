import { RestError } from '../rest-error.ts';
import type { KeyRelationship, Relationship, TableInfo } from '../schema/schema.ts';
import { closestName } from './closest-name.ts';

/** The one relationship that the request means, by target and hint. */
export function findRelationship(
  origin: { table?: TableInfo; name: string },
  target: string,
  hint: string | undefined,
): Relationship {
  const candidates = origin.table?.relationships ?? [];
  const found = candidates.filter((each) => matches(each, target, hint));
  const [only, ...others] = found;
  if (!only) throw noRelationship(origin, target, hint);
  if (others.length > 0) throw ambiguous(origin.name, target, found);
  return only;
}

function matches(each: Relationship, target: string, hint: string | undefined): boolean {
  if (each.kind === 'function') return each.name === target;
  const isTarget = each.foreignTable.name === target;
  if (each.kind === 'junction') {
    return isTarget && each.table !== each.foreignTable
      ? hint === undefined || hint === each.junction.name
      : isTarget && hint === each.junction.name;
  }
  if (each.table === each.foreignTable) return matchesSelf(each, target, hint);
  if (hint !== undefined) return isTarget && matchesHint(each, hint);
  return isTarget || (!each.foreignTable.isView && matchesKey(each, target));
}

/** One key of a table to itself leads both ways: its name to the rows that refer to this one. */
function matchesSelf(each: KeyRelationship, target: string, hint: string | undefined): boolean {
  const isBackward = each.cardinality === 'one-to-many';
  if (hint !== undefined) {
    const single = each.columns.length === 1 ? each.columns[0]![1] : undefined;
    return each.foreignTable.name === target && isBackward && hint === single;
  }
  return isBackward
    ? each.foreignTable.name === target
    : each.cardinality === 'many-to-one' && singleColumn(each) === target;
}

const singleColumn = ({ columns }: KeyRelationship) =>
  columns.length === 1 ? columns[0]![0] : undefined;

const matchesKey = (each: KeyRelationship, name: string) =>
  each.constraint === name || singleColumn(each) === name;

const matchesHint = (each: KeyRelationship, hint: string) =>
  matchesKey(each, hint) || (each.columns.length === 1 && each.columns[0]![1] === hint);

function noRelationship(
  origin: { table?: TableInfo; name: string },
  target: string,
  hint: string | undefined,
): RestError {
  const using = hint === undefined ? '' : `' using the hint '${hint}`;
  const targets = (origin.table?.relationships ?? []).map(({ foreignTable }) => foreignTable.name);
  const closest = targets.includes(target) ? undefined : closestName(target, targets, 0.33);
  return new RestError(
    400,
    'PGRST200',
    `Could not find a relationship between '${origin.name}' and '${target}' in the schema cache`,
    {
      details: `Searched for a foreign key relationship between '${origin.name}' and '${target}${using}' in the schema 'public', but no matches were found.`,
      hint: closest ? `Perhaps you meant '${closest}' instead of '${target}'.` : null,
    },
  );
}

function ambiguous(origin: string, target: string, found: Relationship[]): RestError {
  const names = found.map((each) => `'${each.foreignTable.name}!${hintFor(each)}'`).join(', ');
  return new RestError(
    300,
    'PGRST201',
    `Could not embed because more than one relationship was found for '${origin}' and '${target}'`,
    {
      details: found.map(describe),
      hint: `Try changing '${target}' to one of the following: ${names}. Find the desired relationship in the 'details' key.`,
    },
  );
}

function hintFor(each: Relationship): string {
  if (each.kind === 'key') return each.constraint;
  return each.kind === 'junction' ? each.junction.name : each.name;
}

function describe(each: Relationship) {
  const { cardinality, table, foreignTable } = each;
  const embedding = `${table.name} with ${foreignTable.name}`;
  if (each.kind === 'function') return { cardinality, embedding, relationship: each.name };
  const own = (side: 0 | 1, pairs = each.columns) =>
    `(${pairs.map((pair) => pair[side]).join(', ')})`;
  const relationship =
    each.kind === 'key'
      ? `${each.constraint} using ${table.name}${own(0)} and ${foreignTable.name}${own(1)}`
      : `${each.junction.name} using ${each.constraints[0]}${own(1)} and ${each.constraints[1]}${own(1, each.foreignColumns)}`;
  return { cardinality, embedding, relationship };
}

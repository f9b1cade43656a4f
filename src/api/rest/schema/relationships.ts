import type { ForeignKeyRow } from './catalog-queries.ts';
import type { DatabaseFunction, KeyRelationship, Relationship, TableInfo } from './schema.ts';

export function isToOne(relationship: Relationship): boolean {
  if (relationship.kind === 'function') return relationship.isToOne;
  return relationship.cardinality === 'many-to-one' || relationship.cardinality === 'one-to-one';
}

/** A foreign key between two tables or views that show its columns. */
export interface KeyLink extends Omit<ForeignKeyRow, 'table' | 'foreignTable'> {
  table: TableInfo;
  foreignTable: TableInfo;
}

export function keyRelationships({ table, foreignTable, constraint, columns }: KeyLink) {
  const isUnique = hasKey(
    table,
    columns.map(([own]) => own),
  );
  const shared = { kind: 'key', constraint } as const;
  const forward: KeyRelationship = {
    ...shared,
    cardinality: isUnique ? 'one-to-one' : 'many-to-one',
    table,
    foreignTable,
    columns,
  };
  const backward: KeyRelationship = {
    ...shared,
    cardinality: isUnique ? 'one-to-one' : 'one-to-many',
    table: foreignTable,
    foreignTable: table,
    columns: columns.map(([own, other]) => [other, own]),
  };
  return [forward, backward];
}

const hasKey = (table: TableInfo, columns: string[]) =>
  table.uniqueKeys.some(
    (key) => key.length === columns.length && key.every((name) => columns.includes(name)),
  );

/** A table is a junction if two foreign keys lie within its primary key. */
export function junctionRelationships(links: readonly KeyLink[]): Relationship[] {
  const byTable = Map.groupBy(links, ({ table }) => table);
  return [...byTable].flatMap(([junction, own]) =>
    own.flatMap((source) =>
      own
        .filter((target) => target !== source && isJunction(junction, source, target))
        .map((target) => junctionRelationship(junction, source, target)),
    ),
  );
}

function isJunction(junction: TableInfo, source: KeyLink, target: KeyLink): boolean {
  const key = new Set(junction.primaryKey);
  return [...source.columns, ...target.columns].every(([own]) => key.has(own));
}

function junctionRelationship(junction: TableInfo, source: KeyLink, target: KeyLink): Relationship {
  return {
    kind: 'junction',
    cardinality: 'many-to-many',
    table: source.foreignTable,
    foreignTable: target.foreignTable,
    junction,
    constraints: [source.constraint, target.constraint],
    columns: source.columns.map(([own, other]) => [other, own]),
    foreignColumns: target.columns.map(([own, other]) => [other, own]),
  };
}

/** A function from a row of one table to rows of another is a relationship too. */
export function computedRelationship(
  { name, parameters, returnsSet, rows, returnsTable }: DatabaseFunction,
  tables: ReadonlyMap<number, TableInfo>,
): Relationship | undefined {
  const [parameter, ...others] = parameters;
  const table = tables.get(parameter?.table ?? 0);
  const foreignTable = tables.get(returnsTable ?? 0);
  if (!table || !foreignTable || others.length > 0) return undefined;
  const toOne = !returnsSet || rows === 1;
  return { kind: 'function', cardinality: 'computed', name, isToOne: toOne, table, foreignTable };
}

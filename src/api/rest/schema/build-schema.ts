import type { ForeignKeyRow, FunctionRow, TableRow } from './catalog-queries.ts';
import { computedRelationship, junctionRelationships, keyRelationships } from './relationships.ts';
import type { KeyLink } from './relationships.ts';
import type { Schema, TableInfo } from './schema.ts';
import { readViewOrigins } from './view-columns.ts';

interface Catalog {
  tables: TableRow[];
  foreignKeys: ForeignKeyRow[];
  functions: FunctionRow[];
  types: { name: string }[];
}

/** Derives relationships in all directions from what the catalog says. */
export function buildSchema({ tables: rows, foreignKeys, functions, types }: Catalog): Schema {
  const tables = rows.map(createTable);
  const tablesById = new Map(tables.map((table) => [table.id, table]));
  const origins = traceViews(rows, tablesById);
  addViewKeys(tables, origins);
  const links = foreignKeys.flatMap((key) => linksOf(key, tablesById, origins));
  const relationships = [...links.flatMap(keyRelationships), ...junctionRelationships(links)];
  for (const relationship of relationships) relationship.table.relationships.push(relationship);
  addComputed(functions, tablesById);
  return {
    tables: new Map(tables.map((table) => [table.name, table])),
    tablesById,
    functions: Map.groupBy(functions.filter(isCallable).toSorted(byTypes), ({ name }) => name),
    types: new Set(types.map(({ name }) => name)),
  };
}

const bodyTypes = new Set(['json', 'jsonb', 'text', 'xml', 'bytea']);

/** Arguments are passed by name; only one that takes the whole body may have none. */
function isCallable({ parameters: [first, ...others] }: FunctionRow): boolean {
  if (!first) return true;
  if (others.length === 0 && first.name === '') return bodyTypes.has(first.type);
  return [first, ...others].every(({ name }) => name !== '');
}

/** A fixed order for messages that list several functions. */
function byTypes(left: FunctionRow, right: FunctionRow): number {
  const types = ({ parameters }: FunctionRow) => parameters.map(({ type }) => type).join();
  return types(left) < types(right) ? -1 : 1;
}

function createTable({ columns, ...row }: TableRow): TableInfo {
  const named = new Map(columns.map((column) => [column.name, column]));
  return { ...row, columns: named, relationships: [], computedFields: new Set() };
}

/** For each view: the base table, and the view's name of each of its columns. */
type Origins = Map<TableInfo, Map<TableInfo, Map<string, string>>>;

function traceViews(rows: TableRow[], tables: ReadonlyMap<number, TableInfo>): Origins {
  const trees = new Map(rows.map(({ id, viewTree }) => [id, viewTree]));
  const direct = new Map(
    [...trees].map(([id, tree]) => [id, tree === null ? [] : readViewOrigins(tree)]),
  );
  const origins: Origins = new Map();
  /** Follows views on views to a table; the depth limits a cycle that cannot exist. */
  const resolve = (table: number, number: number, depth = 0): [TableInfo, string] | undefined => {
    const source = tables.get(table);
    const column = [...(source?.columns.values() ?? [])].find(
      (each) => each.number === number,
    )?.name;
    if (!source || column === undefined || depth > 10) return undefined;
    if (!source.isView) return [source, column];
    const next = direct.get(table)?.find((origin) => origin.column === column);
    return next && resolve(next.table, next.number, depth + 1);
  };
  for (const [id, list] of direct) {
    const view = tables.get(id)!;
    for (const { column, table, number } of list) {
      const found = resolve(table, number);
      if (!found) continue;
      const byTable = origins.get(view) ?? new Map<TableInfo, Map<string, string>>();
      origins.set(view, byTable);
      const names = byTable.get(found[0]) ?? new Map<string, string>();
      byTable.set(found[0], names.set(found[1], column));
    }
  }
  return origins;
}

/** A view has the keys of its tables whose columns it shows. */
function addViewKeys(tables: TableInfo[], origins: Origins): void {
  for (const view of tables.filter(({ isView }) => isView)) {
    for (const [base, names] of origins.get(view) ?? []) {
      const renamed = (key: string[]) => key.map((column) => names.get(column));
      const isShown = (key: (string | undefined)[]): key is string[] =>
        key.every((column) => column !== undefined);
      view.uniqueKeys.push(...base.uniqueKeys.map(renamed).filter(isShown));
      const primary = renamed(base.primaryKey);
      if (view.primaryKey.length === 0 && isShown(primary)) view.primaryKey = primary;
    }
  }
}

/** The key between the tables themselves, and between all views that show its columns. */
function linksOf(
  { constraint, table, foreignTable, columns }: ForeignKeyRow,
  tables: ReadonlyMap<number, TableInfo>,
  origins: Origins,
): KeyLink[] {
  const own = tables.get(table);
  const other = tables.get(foreignTable);
  if (!own || !other) return [];
  const sources = shownBy(
    own,
    columns.map(([name]) => name),
    origins,
  );
  const targets = shownBy(
    other,
    columns.map(([, name]) => name),
    origins,
  );
  return sources.flatMap((source) =>
    targets.map((target) => ({
      constraint,
      table: source.table,
      foreignTable: target.table,
      columns: source.columns.map((name, index): [string, string] => [
        name,
        target.columns[index]!,
      ]),
    })),
  );
}

function shownBy(table: TableInfo, columns: string[], origins: Origins) {
  const shown = [{ table, columns }];
  for (const [view, bases] of origins) {
    const names = bases.get(table);
    const renamed = columns.map((column) => names?.get(column));
    if (renamed.every((column) => column !== undefined)) {
      shown.push({ table: view, columns: renamed });
    }
  }
  return shown;
}

function addComputed(functions: FunctionRow[], tables: ReadonlyMap<number, TableInfo>): void {
  for (const each of functions) {
    const [parameter, ...others] = each.parameters;
    const table = tables.get(parameter?.table ?? 0);
    if (!table || others.length > 0) continue;
    const relationship = computedRelationship(each, tables);
    if (relationship) table.relationships.push(relationship);
    else if (!each.returnsSet) table.computedFields.add(each.name);
  }
}

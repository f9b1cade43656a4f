import { anyTable } from '../tracked-reads.server.ts';

/** The parts of a query's syntax tree that name tables. */
interface Node {
  kind?: string;
  table?: { identifier?: { name?: string } };
  sqlFragments?: readonly string[];
}

const namesTables = /\b(?:from|join)\b/i;

/** Tables that a query reads; raw SQL may read any. */
export function tablesInQuery(query: object): Set<string> {
  const tables = new Set<string>();
  visit(query, tables);
  return tables;
}

function visit(value: unknown, tables: Set<string>): void {
  if (typeof value !== 'object' || value === null) return;
  const { kind, table, sqlFragments } = value as Node;
  // Columns refer to tables by alias.
  if (kind === 'ReferenceNode') return;
  if (kind === 'TableNode' && table?.identifier?.name) tables.add(table.identifier.name);
  if (kind === 'RawNode' && sqlFragments?.some((text) => namesTables.test(text))) {
    tables.add(anyTable);
  }
  for (const part of Object.values(value)) visit(part, tables);
}

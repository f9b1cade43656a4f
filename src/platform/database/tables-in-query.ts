import { anyTable } from '../tracked-reads.server.ts';

/** What matters here of a query's syntax tree. */
interface Node {
  kind?: string;
  table?: { identifier?: { name?: string } };
  sqlFragments?: readonly string[];
}

const namesTables = /\b(?:from|join)\b/i;

/** The tables that a query names; written as text, they may be any. */
export function tablesInQuery(query: object): Set<string> {
  const tables = new Set<string>();
  visit(query, tables);
  return tables;
}

function visit(value: unknown, tables: Set<string>): void {
  if (typeof value !== 'object' || value === null) return;
  const { kind, table, sqlFragments } = value as Node;
  // A column says whose it is by the name that the query gave the table.
  if (kind === 'ReferenceNode') return;
  if (kind === 'TableNode' && table?.identifier?.name) tables.add(table.identifier.name);
  if (kind === 'RawNode' && sqlFragments?.some((text) => namesTables.test(text))) {
    tables.add(anyTable);
  }
  for (const part of Object.values(value)) visit(part, tables);
}

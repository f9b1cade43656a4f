import { sql } from 'kysely';
import { clientRoleOf, type Actor } from '#platform/database/actor.ts';
import { asVisitor } from '#platform/database/run-as.server.ts';
import type { Binding } from '../join-config.ts';
import { parseRowFilter, type RowCondition } from './row-filter.ts';
import { followedTables, readableColumns, type FollowedTable } from './followed-tables.server.ts';

export type ChangeType = 'INSERT' | 'UPDATE' | 'DELETE';

/** A binding of a channel that was checked against the schema and the caller's columns. */
export interface ResolvedBinding {
  id: number;
  type: ChangeType | '*';
  tables: ReadonlySet<string>;
  conditions: readonly RowCondition[];
  /** The columns that the client wants; null means all that it may read. */
  selection: ColumnSelection | null;
}

export interface ColumnSelection {
  /** The same for the same columns, in any order. */
  key: string;
  columns: ReadonlySet<string>;
}

export type ResolveResult =
  | { ok: true; binding: ResolvedBinding }
  | { ok: false; reason: string; isNotFollowed?: boolean };

const types = ['INSERT', 'UPDATE', 'DELETE'] as const;

/** Checks what a client wants to follow: tables, columns and the values that it compares with. */
export async function resolveBinding(
  binding: Binding,
  id: number,
  actor: Actor,
): Promise<ResolveResult> {
  const { schema = 'public', table = '*' } = binding;
  const filter = parseRowFilter(binding.filter ?? '');
  if (!filter.ok) return filter;
  const all = await followedTables();
  const isOurs = schema === 'public' || schema === '*';
  const found = isOurs ? (table === '*' ? [...all.keys()] : all.has(table) ? [table] : []) : [];
  if (found.length === 0) return { ok: false, reason: notFollowed(binding), isNotFollowed: true };
  const { conditions } = filter;
  if (conditions.length > 0) {
    if (found.length > 1) return { ok: false, reason: 'A filter needs the name of one table' };
    const reason = await checkConditions(all.get(found[0]!)!, conditions, actor);
    if (reason) return { ok: false, reason };
  }
  const selected = new Set(binding.select);
  if (selected.size > 0) {
    if (schema === '*' || table === '*') return { ok: false, reason: selectionOfAll };
    const readable = new Set(readableColumns(all.get(table)!, clientRoleOf(actor)).map(nameOf));
    const unknown = [...selected].find((name) => !readable.has(name));
    if (unknown !== undefined) return { ok: false, reason: `invalid column for select ${unknown}` };
  }
  const type = types.find((each) => each === binding.event?.toUpperCase()) ?? '*';
  const selection = selected.size > 0 ? toSelection(selected) : null;
  return { ok: true, binding: { id, type, tables: new Set(found), conditions, selection } };
}

const selectionOfAll =
  'Column selection is not supported for wildcard subscriptions. Provide an explicit schema and table name.';

const nameOf = ({ name }: { name: string }) => name;

const toSelection = (columns: ReadonlySet<string>): ColumnSelection => ({
  key: JSON.stringify([...columns].toSorted()),
  columns,
});

function notFollowed({ event = '*', schema = 'public', table = '*' }: Binding): string {
  return (
    'Unable to subscribe to changes with given parameters. Please check Realtime is enabled for the ' +
    `given connect parameters: [event: ${event}, schema: ${schema}, table: ${table}]`
  );
}

async function checkConditions(
  table: FollowedTable,
  conditions: readonly RowCondition[],
  actor: Actor,
): Promise<string | undefined> {
  // A filter on a column that the caller may not read would tell its content.
  const readable = readableColumns(table, clientRoleOf(actor));
  for (const { column, operator, values } of conditions) {
    const known = readable.find(({ name }) => name === column);
    if (!known) return `invalid column for filter ${column}`;
    if (operator !== 'is' && !(await areValid(values, known.sqlType))) {
      return `invalid value for filter on ${column}`;
    }
  }
  return undefined;
}

/** PostgreSQL decides what a value of a type is. */
async function areValid(values: readonly string[], sqlType: string): Promise<boolean> {
  try {
    await asVisitor().read(sql`select ${[...values]}::text[]::${sql.raw(sqlType)}[]`);
    return true;
  } catch (error) {
    const { code = '' } = error as { code?: string };
    // Data exceptions, and types that cannot be written as text.
    if (code.startsWith('22') || code.startsWith('42')) return false;
    throw error;
  }
}

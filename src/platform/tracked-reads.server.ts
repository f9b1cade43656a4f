import { AsyncLocalStorage } from 'node:async_hooks';
import type { TableChange } from './table-change.ts';

/** Stands for tables that could not be told, such as those inside a function of the database. */
export const anyTable = '*';

/** What an answer was made from. */
export interface Reads {
  tables: Set<string>;
  /** Tables of which only certain rows matter to it. */
  rows: Map<string, Set<string>>;
}

const current = new AsyncLocalStorage<Reads>();

export const emptyReads = (): Reads => ({ tables: new Set(), rows: new Map() });

/** Notes in `reads` what is read while `run` runs, and whatever it starts. */
export function recordReads<Result>(reads: Reads, run: () => Result): Result {
  return current.run(reads, run);
}

/** The tables are asked for only where somebody keeps a record. */
export function trackReads(tables: () => Iterable<string>): void {
  const reads = current.getStore();
  if (!reads) return;
  for (const table of tables()) reads.tables.add(table);
}

/** Of these tables the answer under way shows the rows of `ids` alone: changes of others are no news to it. */
export function limitTrackedRows(tables: readonly string[], ids: readonly string[]): void {
  const reads = current.getStore();
  for (const table of reads ? tables : []) {
    reads!.rows.set(table, new Set([...(reads!.rows.get(table) ?? []), ...ids]));
  }
}

/** Whether an answer made from `reads` may differ after the change. */
export function isAffectedBy({ table, rows }: TableChange, reads: Reads): boolean {
  if (reads.tables.has(anyTable)) return true;
  if (!reads.tables.has(table)) return false;
  const wanted = reads.rows.get(table);
  return !wanted || !rows || rows.some((row) => wanted.has(row));
}

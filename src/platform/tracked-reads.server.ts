import { AsyncLocalStorage } from 'node:async_hooks';
import type { TableChange } from './table-change.ts';

/** Stands for unknown tables, such as those read inside a database function. */
export const anyTable = '*';

/** The tables and rows that a response depends on. */
export interface Reads {
  tables: Set<string>;
  /** Tables of which only some rows matter. */
  rows: Map<string, Set<string>>;
  /** A part could not be read, so the result must not be cached. */
  isIncomplete: boolean;
}

const current = new AsyncLocalStorage<Reads>();

export const emptyReads = (): Reads => ({
  tables: new Set(),
  rows: new Map(),
  isIncomplete: false,
});

/** Records in `reads` what is read while `run` and everything it starts is running. */
export function recordReads<Result>(reads: Reads, run: () => Result): Result {
  return current.run(reads, run);
}

/** Evaluates `tables` only if reads are being recorded. */
export function trackReads(tables: () => Iterable<string>): void {
  const reads = current.getStore();
  if (!reads) return;
  for (const table of tables()) reads.tables.add(table);
}

/** Call it when a failed read is replaced by a fallback instead of failing the page. */
export function markIncomplete(): void {
  const reads = current.getStore();
  if (reads) reads.isIncomplete = true;
}

/** Declares that the current response depends only on these rows of the tables. */
export function limitTrackedRows(tables: readonly string[], ids: readonly string[]): void {
  const reads = current.getStore();
  for (const table of reads ? tables : []) {
    reads!.rows.set(table, new Set([...(reads!.rows.get(table) ?? []), ...ids]));
  }
}

/** Whether a response with these reads may be outdated by the change. */
export function isAffectedBy({ table, rows }: TableChange, reads: Reads): boolean {
  if (reads.tables.has(anyTable)) return true;
  if (!reads.tables.has(table)) return false;
  const wanted = reads.rows.get(table);
  return !wanted || !rows || rows.some((row) => wanted.has(row));
}

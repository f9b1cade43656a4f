import type { TableChange } from './table-change.ts';
import { anyTable, type Reads } from './tracked-reads.server.ts';

/** Every page has this key, so that all can be purged at once. */
export const everyPage = 'page';
const unknownTable = 'any-table';
const ofRow = (table: string, row: string) => `${table}-${row}`;
/** On pages of which only some rows matter, for changes that do not say which rows changed. */
const ofManyRows = (table: string) => ofRow(table, 'many');

/** The names under which a cache in front of the shop finds a page again. */
export function keysOfReads({ tables, rows }: Reads): string[] {
  const keys = [...tables].flatMap((table) => {
    if (table === anyTable) return [unknownTable];
    const wanted = rows.get(table);
    if (!wanted) return [table];
    return [ofManyRows(table), ...[...wanted].map((row) => ofRow(table, row))];
  });
  return [everyPage, ...keys];
}

/** The names of all pages that a change may have outdated; compare `isAffectedBy`. */
export function keysOfChange(change: TableChange | null): string[] {
  if (!change) return [everyPage];
  const { table, rows } = change;
  return [unknownTable, table, ...(rows?.map((row) => ofRow(table, row)) ?? [ofManyRows(table)])];
}

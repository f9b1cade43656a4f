import type { RowValues } from '#domain/admin/changes.ts';
import { asUser } from '#platform/database/run-as.server.ts';
import type { Customer } from '#services/shared/customer.ts';
import { findEditableTable, type EditableTableName } from './editable-tables.ts';
import { selectStored } from './read-stored.server.ts';

/** The editable fields of records by their keys, as the member of staff sees them. */
export async function readRecords(
  table: EditableTableName,
  keys: readonly string[],
  actor: Customer,
): Promise<Map<string, RowValues>> {
  if (keys.length === 0) return new Map();
  const [rows] = await asUser(actor).read(selectStored(table, findEditableTable(table)!, keys));
  return new Map(rows.map(({ key, stored }) => [key, stored]));
}

import { sql, type RawBuilder } from 'kysely';
import type { Change } from '#domain/admin/changes.ts';
import { asUser } from '#platform/database/run-as.server.ts';
import type { Customer } from '#services/shared/customer.ts';
import { labelOfVariant } from '../../products/label-of-variant.ts';
import { findEditableTable } from './editable-tables.ts';
import { selectStored } from './read-stored.server.ts';

export const rowName = ({ table, key }: Pick<Change, 'table' | 'key'>): string => `${table} ${key}`;

/** How the rows of a set are called: as the audit log knows them, or by their present labels. */
export async function readRowLabels(
  changeSet: string,
  rows: readonly Pick<Change, 'table' | 'key'>[],
  actor: Customer,
): Promise<Map<string, string>> {
  const labels = new Map<string, string>();
  for (const [table, ofTable] of Map.groupBy(rows, (row) => row.table)) {
    const keys = [...new Set(ofTable.map(({ key }) => key))];
    for (const { key, label } of await presentLabels(table, keys, actor)) {
      labels.set(rowName({ table, key }), label);
    }
  }
  const [logged] = await asUser(actor).read(sql<{ row: string; label: string }>`
    select table_name || ' ' || row_key as row, row_label as label
    from public.audit_log where change_set = ${changeSet}::uuid and row_label is not null`);
  for (const { row, label } of logged) {
    const [table = ''] = row.split(' ', 1);
    if (!Object.hasOwn(composedLabels, table) || !labels.has(row)) labels.set(row, label);
  }
  return labels;
}

/** A row that is added or removed names itself. */
export function addedLabel(change: Change): [string, string][] {
  const label = findEditableTable(change.table)?.label;
  const values = change.field === null ? (change.to ?? change.from) : null;
  const text = label && values?.[label];
  return text ? [[rowName(change), String(text)]] : [];
}

/** Rows that one column does not name well enough, while they are there. */
const composedLabels: Readonly<Record<string, (row: string) => RawBuilder<string>>> = {
  product_variants: labelOfVariant,
};

async function presentLabels(table: string, keys: readonly string[], actor: Customer) {
  const composed = Object.hasOwn(composedLabels, table) && composedLabels[table]!('t');
  if (composed) {
    const [rows] = await asUser(actor).read(sql<{ key: string; label: string }>`
      select t.id::text as key, ${composed} as label
      from ${sql.table(table)} t where t.id = any (${keys}::uuid[])`);
    return rows;
  }
  const declared = findEditableTable(table);
  if (!declared?.label || keys.length === 0) return [];
  const { key: keyColumn, label } = declared;
  const [rows] = await asUser(actor).read(
    selectStored(table, { key: keyColumn, fields: [label] }, keys),
  );
  return rows.map(({ key, stored }) => ({ key, label: String(stored[label] ?? key) }));
}

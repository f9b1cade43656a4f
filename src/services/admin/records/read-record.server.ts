import { sql } from 'kysely';
import type { RowValues } from '#domain/admin/changes.ts';
import { asUser } from '#platform/database/run-as.server.ts';
import { isUuid } from '#platform/database/uuid.ts';
import type { Customer } from '#services/shared/customer.ts';
import { columnOfField, fieldText, recordFieldsOf, type RecordSource } from './record-source.ts';

/** The columns of a row by name, numbers as exact text; null for those who may not read it. */
export async function readRow(
  { table }: Pick<RecordSource, 'table'>,
  id: string,
  actor: Customer,
): Promise<RowValues | null> {
  if (!isUuid(id)) return null;
  const [[row]] = await asUser(actor).read(sql<{ stored: RowValues }>`
    select (select jsonb_object_agg(c.key, case jsonb_typeof(c.value)
        when 'number' then to_jsonb(c.value #>> '{}') else c.value end)
      from jsonb_each(to_jsonb(t)) c) as stored
    from ${sql.table(`public.${table}`)} t where t.id = ${id}`);
  return row?.stored ?? null;
}

/** A record as the texts of its form. */
export async function readRecord(
  source: RecordSource,
  id: string,
  actor: Customer,
): Promise<Record<string, string> | null> {
  const row = await readRow(source, id, actor);
  if (!row) return null;
  const texts = recordFieldsOf(source).map((field) => [
    field,
    fieldText(source, field, row[columnOfField(source, field)]),
  ]);
  return Object.fromEntries(texts) as Record<string, string>;
}

import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { RowValues } from '#domain/admin/changes.ts';
import { asUser } from '#platform/database/run-as.server.ts';
import type { Staff } from '#services/shared/staff.ts';
import { applyChanges } from '../changes/apply-changes.server.ts';
import { columnOfField, type RecordSource } from './record-source.ts';
import { toRecordResult, type RecordSaved } from './record-results.ts';

export type RecordCreated =
  | { ok: true; changeSet: string | null; id: string }
  | Extract<RecordSaved, { ok: false }>;

/** Adds a record, after the others where they have an order. */
export async function createRecord(
  source: RecordSource,
  input: object,
  staff: Staff,
): Promise<RecordCreated> {
  const { table, title, isOrdered } = source;
  const id = randomUUID();
  const columns = Object.entries(input).map(([field, value]) => [
    columnOfField(source, field),
    value as unknown,
  ]);
  const to = Object.fromEntries(columns) as RowValues;
  if (isOrdered) to.display_order = await readNextPlace(table, staff);
  const result = toRecordResult(
    source,
    await applyChanges(
      { title, changes: [{ table, key: id, field: null, from: null, to }] },
      staff,
    ),
  );
  return result.ok ? { ...result, id } : result;
}

async function readNextPlace(table: string, { actor }: Staff): Promise<number> {
  const [[row]] = await asUser(actor).read(sql<{ place: number }>`
    select least(coalesce(max(display_order) + 1, 0), 32767)::integer as place
    from ${sql.table(`public.${table}`)}`);
  return row!.place;
}

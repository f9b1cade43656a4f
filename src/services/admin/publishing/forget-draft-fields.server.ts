import { sql, type Transaction } from 'kysely';
import type { DB } from '#db/types.ts';
import type { DraftRecord } from '../drafts/draft-record.ts';
import type { FieldTextChanges } from './value-changes.ts';

/** Removes what was published from the draft; what was typed since stays. */
export async function forgetDraftFields(
  trx: Transaction<DB>,
  { kind, id }: DraftRecord,
  fields: FieldTextChanges,
): Promise<void> {
  const published = Object.fromEntries(
    Object.entries(fields).map(([field, { to }]) => [field, to]),
  );
  await sql`
    update public.record_drafts set version = version + 1, data = (
      select coalesce(jsonb_object_agg(field, draft), '{}') from jsonb_each(data) each (field, draft)
      where draft -> 'to' is distinct from ${JSON.stringify(published)}::jsonb -> field
    )
    where kind = ${kind} and record_id = ${id}`.execute(trx);
  await sql`
    delete from public.record_drafts
    where kind = ${kind} and record_id = ${id} and data = '{}'::jsonb`.execute(trx);
}

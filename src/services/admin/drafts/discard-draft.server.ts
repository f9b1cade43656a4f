import { sql } from 'kysely';
import { asUser } from '#platform/database/run-as.server.ts';
import type { Customer } from '#services/shared/customer.ts';
import type { DraftRecord } from './draft-record.ts';

/** Removes fields from a draft, after they were saved or thrown away; other fields stay. */
export async function discardDraft(
  { kind, id }: DraftRecord,
  fields: readonly string[],
  actor: Customer,
): Promise<void> {
  await asUser(actor).write(
    sql`
      update public.record_drafts set data = data - ${fields}::text[], version = version + 1
      where kind = ${kind} and record_id = ${id} and data ?| ${fields}::text[]`,
    sql`
      delete from public.record_drafts
      where kind = ${kind} and record_id = ${id} and data = '{}'::jsonb`,
  );
}

import { sql } from 'kysely';
import { asUser } from '#platform/database/run-as.server.ts';
import type { Customer } from '#services/shared/customer.ts';
import type { DraftRecord } from './draft-record.ts';

/** Own fields, or those of colleagues as well, when the form showed them. */
export type DiscardScope = 'own' | 'all';

/** Removes fields from a draft, after they were saved or thrown away; other fields stay. */
export async function discardDraft(
  { kind, id }: DraftRecord,
  { fields, scope }: { fields: readonly string[]; scope: DiscardScope },
  actor: Customer,
): Promise<void> {
  await asUser(actor).write(
    sql`
      update public.record_drafts set version = version + 1, data = (
        select coalesce(jsonb_object_agg(field, draft), '{}') from jsonb_each(data) each (field, draft)
        where field <> all (${fields}::text[])
          or (${scope}::text = 'own' and draft ->> 'by' <> ${actor.userId}::text)
      )
      where kind = ${kind} and record_id = ${id}`,
    sql`
      delete from public.record_drafts
      where kind = ${kind} and record_id = ${id} and data = '{}'::jsonb`,
  );
}

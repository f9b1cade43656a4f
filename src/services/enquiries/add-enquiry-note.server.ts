import { sql } from 'kysely';
import type { NoteInput } from '#domain/enquiries/staff-forms.ts';
import { asUser } from '#platform/database/run-as.server.ts';
import { isUuid } from '#platform/database/uuid.ts';
import type { Customer } from '../shared/customer.ts';
import { enquiryTables, type EnquiryRef } from './enquiry-tables.ts';

export type NoteResult = { ok: true } | { ok: false; reason: 'not_found' };

/** Adds a note that only staff see. The same form sent twice adds one. */
export async function addEnquiryNote(
  { kind, id }: EnquiryRef,
  { key, body }: NoteInput,
  actor: Customer,
): Promise<NoteResult> {
  if (!isUuid(id)) return { ok: false, reason: 'not_found' };
  const { table, reference } = enquiryTables[kind];
  // An enquiry that the actor may not read is not selected.
  const [, [note]] = await asUser(actor).write(
    sql`insert into public.enquiry_notes (id, ${sql.ref(reference)}, author_id, body)
      select ${key}, e.id, ${actor.userId}, ${body} from ${sql.table(table)} e where e.id = ${id}
      on conflict (id) do nothing`,
    sql`select from public.enquiry_notes where id = ${key} and ${sql.ref(reference)} = ${id}`,
  );
  return note ? { ok: true } : { ok: false, reason: 'not_found' };
}

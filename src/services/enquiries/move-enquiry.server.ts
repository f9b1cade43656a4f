import { sql } from 'kysely';
import { movesFrom, type EnquiryStatus } from '#domain/enquiries/enquiry-status.ts';
import type { MoveInput } from '#domain/enquiries/staff-forms.ts';
import { asUser } from '#platform/database/run-as.server.ts';
import { isUuid } from '#platform/database/uuid.ts';
import type { Customer } from '../shared/customer.ts';
import { enquiryTables, type EnquiryRef } from './enquiry-tables.ts';

export type MoveEnquiryResult =
  | { ok: true; status: EnquiryStatus }
  | { ok: false; reason: 'not_found' | 'not_allowed' }
  /** A colleague moved it since the page was loaded. */
  | { ok: false; reason: 'moved_meanwhile'; details: { status: EnquiryStatus } };

/** Changes the status, unless it is no longer the one that the member of staff saw. */
export async function moveEnquiry(
  { kind, id }: EnquiryRef,
  { from, to }: MoveInput,
  actor: Customer,
): Promise<MoveEnquiryResult> {
  if (!isUuid(id)) return { ok: false, reason: 'not_found' };
  const { table, reference } = enquiryTables[kind];
  return asUser(actor).transaction(async (trx): Promise<MoveEnquiryResult> => {
    const { rows } = await sql<{ status: EnquiryStatus; isAnswered: boolean }>`
      select status, exists (select from public.enquiry_answers a
        where a.${sql.ref(reference)} = e.id) as "isAnswered"
      from ${sql.table(table)} e where id = ${id} for update`.execute(trx);
    const enquiry = rows[0];
    if (!enquiry) return { ok: false, reason: 'not_found' };
    const { status, isAnswered } = enquiry;
    // Pressed twice, or two colleagues with the same thought.
    if (status === to) return { ok: true, status };
    if (status !== from) return { ok: false, reason: 'moved_meanwhile', details: { status } };
    if (!movesFrom({ kind, status, isAnswered }).includes(to)) {
      return { ok: false, reason: 'not_allowed' };
    }
    await sql`update ${sql.table(table)} set status = ${to} where id = ${id}`.execute(trx);
    return { ok: true, status: to };
  });
}

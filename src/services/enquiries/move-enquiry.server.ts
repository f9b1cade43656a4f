import { sql } from 'kysely';
import { movesFrom, type EnquiryStatus } from '#domain/enquiries/enquiry-status.ts';
import type { EnquiryMoveInput } from '#domain/enquiries/staff-forms.ts';
import { asUser } from '#platform/database/run-as.server.ts';
import { isUuid } from '#platform/database/uuid.ts';
import type { Staff } from '../shared/staff.ts';
import { changeEnquiry } from './change-enquiry.server.ts';
import { enquiryTables, type EnquiryRef } from './enquiry-tables.ts';

export type MoveEnquiryResult =
  | { ok: true; status: EnquiryStatus }
  | { ok: false; reason: 'not_found' | 'not_allowed' | 'forbidden' }
  /** A colleague moved it since the page was loaded. */
  | { ok: false; reason: 'moved_meanwhile'; details: { status: EnquiryStatus } };

/** Changes the status, unless it is no longer the one that the member of staff saw. */
export async function moveEnquiry(
  enquiry: EnquiryRef,
  { from, to }: EnquiryMoveInput,
  staff: Staff,
): Promise<MoveEnquiryResult> {
  const current = await readStanding(enquiry, staff);
  if (!current) return { ok: false, reason: 'not_found' };
  const { status } = current;
  if (status !== to && status !== from) {
    return { ok: false, reason: 'moved_meanwhile', details: { status } };
  }
  if (status !== to && !movesFrom({ ...current, kind: enquiry.kind }).includes(to)) {
    return { ok: false, reason: 'not_allowed' };
  }
  const changed = await changeEnquiry(enquiry, { field: 'status', from, to }, staff);
  if (changed.ok) return { ok: true, status: to };
  if (changed.reason !== 'changed_meanwhile') return changed;
  const details = { status: changed.theirs as EnquiryStatus };
  return { ok: false, reason: 'moved_meanwhile', details };
}

async function readStanding({ kind, id }: EnquiryRef, { actor }: Staff) {
  if (!isUuid(id)) return undefined;
  const { table, reference } = enquiryTables[kind];
  const [[row]] = await asUser(actor).read(sql<{ status: EnquiryStatus; isAnswered: boolean }>`
    select status, exists (select from public.enquiry_answers a
      where a.${sql.ref(reference)} = e.id) as "isAnswered"
    from ${sql.table(table)} e where id = ${id}`);
  return row;
}

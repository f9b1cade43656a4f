import { sql } from 'kysely';
import type { AssignInput } from '#domain/enquiries/staff-forms.ts';
import { asUser } from '#platform/database/run-as.server.ts';
import { isUuid } from '#platform/database/uuid.ts';
import type { Customer } from '../shared/customer.ts';
import { enquiryTables, type EnquiryRef } from './enquiry-tables.ts';
import { listAssignees } from './list-assignees.server.ts';

export type AssignResult =
  | { ok: true }
  | { ok: false; reason: 'not_found' | 'wrong_assignee' }
  /** A colleague assigned it since the page was loaded. */
  | { ok: false; reason: 'assigned_meanwhile'; details: { name: string } };

/** Assigns it to a colleague or oneself, or releases it, unless that changed in the meantime. */
export async function assignEnquiry(
  { kind, id }: EnquiryRef,
  { from, to }: AssignInput,
  actor: Customer,
): Promise<AssignResult> {
  if (!isUuid(id)) return { ok: false, reason: 'not_found' };
  const assignees = await listAssignees(kind);
  if (to && !assignees.some((person) => person.id === to)) {
    return { ok: false, reason: 'wrong_assignee' };
  }
  const table = sql.table(enquiryTables[kind].table);
  return asUser(actor).transaction(async (trx): Promise<AssignResult> => {
    const { rows } = await sql<{ assignee: string | null }>`
      select assigned_to as assignee from ${table} where id = ${id} for update`.execute(trx);
    const enquiry = rows[0];
    if (!enquiry) return { ok: false, reason: 'not_found' };
    if (enquiry.assignee === to) return { ok: true };
    if (enquiry.assignee !== from) {
      const name = assignees.find((person) => person.id === enquiry.assignee)?.name ?? '';
      return { ok: false, reason: 'assigned_meanwhile', details: { name } };
    }
    await sql`update ${table} set assigned_to = ${to} where id = ${id}`.execute(trx);
    return { ok: true };
  });
}

import type { AssignInput } from '#domain/enquiries/staff-forms.ts';
import { isUuid } from '#platform/database/uuid.ts';
import type { Staff } from '../shared/staff.ts';
import { changeEnquiry } from './change-enquiry.server.ts';
import type { EnquiryRef } from './enquiry-tables.ts';
import { listAssignees } from './list-assignees.server.ts';

export type AssignResult =
  | { ok: true }
  | { ok: false; reason: 'not_found' | 'not_allowed' | 'forbidden' | 'wrong_assignee' }
  /** A colleague assigned it since the page was loaded. */
  | { ok: false; reason: 'assigned_meanwhile'; details: { name: string } };

/** Assigns it to a colleague or oneself, or releases it, unless that changed in the meantime. */
export async function assignEnquiry(
  enquiry: EnquiryRef,
  { from, to }: AssignInput,
  staff: Staff,
): Promise<AssignResult> {
  if (!isUuid(enquiry.id)) return { ok: false, reason: 'not_found' };
  const assignees = await listAssignees(enquiry.kind);
  if (to && !assignees.some(({ id }) => id === to)) return { ok: false, reason: 'wrong_assignee' };
  const changed = await changeEnquiry(enquiry, { field: 'assigned_to', from, to }, staff);
  if (changed.ok || changed.reason !== 'changed_meanwhile') return changed;
  const name = assignees.find(({ id }) => id === changed.theirs)?.name ?? '';
  return { ok: false, reason: 'assigned_meanwhile', details: { name } };
}

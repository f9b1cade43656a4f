import { applyChanges } from '../admin/changes/apply-changes.server.ts';
import type { Staff } from '../shared/staff.ts';
import { enquiryTables, type EnquiryRef } from './enquiry-tables.ts';

interface EnquiryChange {
  field: 'status' | 'assigned_to';
  /** What the member of staff saw. */
  from: string | null;
  to: string | null;
}

export type ChangeEnquiryResult =
  | { ok: true }
  | { ok: false; reason: 'not_found' | 'not_allowed' | 'forbidden' }
  | { ok: false; reason: 'changed_meanwhile'; theirs: string | null };

const titles = {
  custom_service: { status: 'Status of a request', assigned_to: 'Assignment of a request' },
  contact: { status: 'Status of a message', assigned_to: 'Assignment of a message' },
};

/** Changes one field by a change set, so that it can be undone in the history. */
export async function changeEnquiry(
  { kind, id }: EnquiryRef,
  { field, from, to }: EnquiryChange,
  staff: Staff,
): Promise<ChangeEnquiryResult> {
  const table = enquiryTables[kind].table.replace('public.', '');
  const changes = [{ table, key: id, field, from, to }];
  const result = await applyChanges({ title: titles[kind][field], changes }, staff);
  if (result.ok) return { ok: true };
  if (result.reason === 'forbidden') return { ok: false, reason: 'forbidden' };
  if (result.reason !== 'conflict') return { ok: false, reason: 'not_allowed' };
  const [conflict] = result.conflicts;
  if (!conflict || conflict.isGone) return { ok: false, reason: 'not_found' };
  return { ok: false, reason: 'changed_meanwhile', theirs: conflict.theirs as string | null };
}

import {
  applicationMoves,
  type ApplicationMoveInput,
  type ApplicationStatus,
} from '#domain/enquiries/application-status.ts';
import { applyChanges } from '../admin/changes/apply-changes.server.ts';
import type { Staff } from '../shared/staff.ts';
import { findApplication } from './find-application.server.ts';

export type MoveApplicationResult =
  | { ok: true; status: ApplicationStatus }
  | { ok: false; reason: 'not_found' | 'not_allowed' | 'forbidden' }
  /** A colleague moved it since the page was loaded. */
  | { ok: false; reason: 'moved_meanwhile'; details: { status: ApplicationStatus } };

/** Changes the status, unless it is no longer the one that the member of staff saw. */
export async function moveApplication(
  id: string,
  { from, to }: ApplicationMoveInput,
  staff: Staff,
): Promise<MoveApplicationResult> {
  const current = await findApplication(id, staff.actor);
  if (!current) return { ok: false, reason: 'not_found' };
  if (from !== to && !applicationMoves(from).includes(to)) {
    return { ok: false, reason: 'not_allowed' };
  }
  const changes = [{ table: 'job_applications', key: id, field: 'status', from, to }];
  const result = await applyChanges({ title: 'Status of an application', changes }, staff);
  if (result.ok) return { ok: true, status: to };
  if (result.reason !== 'conflict') return { ok: false, reason: 'forbidden' };
  const [conflict] = result.conflicts;
  if (!conflict || conflict.isGone) return { ok: false, reason: 'not_found' };
  const details = { status: conflict.theirs as ApplicationStatus };
  return { ok: false, reason: 'moved_meanwhile', details };
}

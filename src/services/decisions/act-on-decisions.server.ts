import type { DecisionInput } from '#domain/decisions/decision-input.ts';
import type { Staff } from '../shared/staff.ts';
import { carryOutNow } from './carry-out-now.server.ts';
import { decisionKinds } from './decision-kinds.server.ts';
import { dismissDecisions } from './dismiss-decisions.server.ts';
import { recallDecisions, type WhichDecisions } from './recall-decisions.server.ts';

/** What a member of staff does with decisions that wait, of whatever kind. */
export async function actOnDecisions(
  { kind: name, act, batch = '', record }: DecisionInput,
  staff: Staff,
) {
  const kind = decisionKinds[name];
  const which: WhichDecisions = record ? { record } : { batch };
  if (act === 'undo') return recallDecisions(kind, which, staff);
  return act === 'now' ? carryOutNow(kind, which, staff) : dismissDecisions(kind, batch, staff);
}

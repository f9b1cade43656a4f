import { sql } from 'kysely';
import { asSystem } from '#platform/database/run-as.server.ts';
import type { Staff } from '../shared/staff.ts';
import { carryOutDecision, tableOf } from './carry-out-decision.server.ts';
import type { DecisionKind } from './decision-kind.ts';
import { isMeantBy, type RecallResult, type WhichDecisions } from './recall-decisions.server.ts';

/** Does not wait until what was decided can no longer be called back. */
export async function carryOutNow(
  kind: DecisionKind,
  which: WhichDecisions,
  { actor, now }: Staff,
): Promise<RecallResult> {
  if (!(await kind.mayDecide(actor))) return { ok: false, reason: 'forbidden' };
  const isMeant = isMeantBy(kind, which);
  if (!isMeant) return { ok: false, reason: 'too_late' };
  // As system: not every kind of decision is shown to those who make it.
  const [decisions] = await asSystem({ onBehalfOf: actor }).read(sql<{ id: string }>`
    select id from ${tableOf(kind)} where ${isMeant} and state = 'waiting' order by id`);
  for (const { id } of decisions) await carryOutDecision(kind, id, now);
  return decisions.length > 0
    ? { ok: true, count: decisions.length }
    : { ok: false, reason: 'too_late' };
}

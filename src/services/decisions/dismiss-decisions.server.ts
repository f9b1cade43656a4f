import { sql } from 'kysely';
import { asSystem } from '#platform/database/run-as.server.ts';
import type { Staff } from '../shared/staff.ts';
import { tableOf } from './carry-out-decision.server.ts';
import type { DecisionKind } from './decision-kind.ts';
import { isMeantBy } from './recall-decisions.server.ts';

/** Its author has seen that these decisions were not carried out. */
export async function dismissDecisions(
  kind: DecisionKind,
  batch: string,
  { actor }: Staff,
): Promise<{ ok: true }> {
  const isMeant = isMeantBy(kind, { batch });
  if (!isMeant) return { ok: true };
  // As system: staff cannot write decisions; only one's own are removed.
  await asSystem({ onBehalfOf: actor }).write(sql`
    delete from ${tableOf(kind)}
    where ${isMeant} and decided_by = ${actor.userId} and state = 'overtaken'`);
  return { ok: true };
}

import { sql } from 'kysely';
import { asSystem } from '#platform/database/run-as.server.ts';
import { isUuid } from '#platform/database/uuid.ts';
import type { Staff } from '../shared/staff.ts';
import { tableOf } from './carry-out-decision.server.ts';
import type { DecisionKind } from './decision-kind.ts';

/** Everything that was decided with one press, or what was decided about one record. */
export type WhichDecisions = { batch: string } | { record: string };

export type RecallResult =
  | { ok: true; count: number }
  | { ok: false; reason: 'forbidden' | 'too_late' };

/** Calls back what is not carried out yet. Its jobs find nothing to do. */
export async function recallDecisions(
  kind: DecisionKind,
  which: WhichDecisions,
  staff: Staff,
): Promise<RecallResult> {
  const { actor } = staff;
  if (!(await kind.mayDecide(actor))) return { ok: false, reason: 'forbidden' };
  const isMeant = isMeantBy(kind, which);
  if (!isMeant) return { ok: false, reason: 'too_late' };
  // As system: staff cannot write decisions. The update is what the audit log records.
  const [recalled] = await asSystem({ onBehalfOf: actor }).write(
    sql<{ record: string }>`
      update ${tableOf(kind)} set state = 'recalled' where ${isMeant} and state = 'waiting'
      returning ${sql.ref(kind.recordColumn)} as record`,
    sql`delete from ${tableOf(kind)} where ${isMeant} and state = 'recalled'`,
  );
  if (recalled.length === 0) return { ok: false, reason: 'too_late' };
  const records = recalled.map(({ record }) => record);
  await kind.afterRecall?.(records, staff);
  return { ok: true, count: records.length };
}

/** Undefined for what is no id. */
export function isMeantBy({ recordColumn }: DecisionKind, which: WhichDecisions) {
  const id = 'batch' in which ? which.batch : which.record;
  const column = 'batch' in which ? 'batch_id' : recordColumn;
  return isUuid(id) ? sql<boolean>`${sql.ref(column)} = ${id}` : undefined;
}

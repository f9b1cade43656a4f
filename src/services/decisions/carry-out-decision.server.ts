import { sql, type Transaction } from 'kysely';
import type { DB } from '#db/types.ts';
import { asSystem } from '#platform/database/run-as.server.ts';
import { defineTask, type Task } from '#platform/jobs/job.ts';
import { absentStaff } from '../identity/user-actor.ts';
import type { DecisionKind } from './decision-kind.ts';

/** The work of the job, as `all-tasks.server.ts` lists it. */
export const carryOutTask = (kind: DecisionKind): Task =>
  defineTask(kind.job, ({ decisionId }, { now }) => carryOutDecision(kind, decisionId, now));

/**
 * Carries out a decision that waits, in one transaction with the removal of its row: of two processes
 * one finds it, and none after it was called back. The queue starts it when it is due.
 */
export async function carryOutDecision(
  kind: DecisionKind,
  decisionId: string,
  now: Date,
): Promise<void> {
  // As system: the job belongs to no user.
  const [[made]] = await asSystem().read(sql<{ record: string; decider: string }>`
    select ${sql.ref(kind.recordColumn)} as record, decided_by as decider
    from ${tableOf(kind)} where id = ${decisionId} and state = 'waiting'`);
  if (!made) return;
  await asSystem({ onBehalfOf: absentStaff(made.decider) }).transaction(async (trx) => {
    const record = await kind.lockRecord(trx, made.record);
    const decision = await lockDecision(trx, kind, decisionId);
    if (!decision) return;
    const isDone = await kind.carryOut(trx, record, { decision, now });
    await (isDone ? removeDecision : markOvertaken)(kind, decisionId).execute(trx);
  });
}

export const tableOf = ({ table }: Pick<DecisionKind, 'table'>) => sql.table(`public.${table}`);

async function lockDecision(trx: Transaction<DB>, kind: DecisionKind, id: string) {
  const { rows } = await sql<{ id: string }>`
    select * from ${tableOf(kind)} where id = ${id} and state = 'waiting' for update`.execute(trx);
  return rows[0];
}

const removeDecision = (kind: DecisionKind, id: string) =>
  sql`delete from ${tableOf(kind)} where id = ${id}`;

/** Stays until its author has seen it. */
const markOvertaken = (kind: DecisionKind, id: string) =>
  sql`update ${tableOf(kind)} set state = 'overtaken' where id = ${id}`;

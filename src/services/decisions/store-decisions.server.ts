import { randomUUID } from 'node:crypto';
import type { Insertable, Transaction } from 'kysely';
import type { DB } from '#db/types.ts';
import { db } from '#platform/database/query.ts';
import { pipeline } from '#platform/database/run-as.server.ts';
import { enqueueJobQuery } from '#platform/jobs/enqueue-job.server.ts';
import type { Staff } from '../shared/staff.ts';
import type { DecisionKind, DecisionTable } from './decision-kind.ts';

/** What the mechanism adds to a decision itself. */
type Added = 'id' | 'batch_id' | 'decided_by' | 'decided_at' | 'due_at' | 'state';

type Details<Table extends DecisionTable> = Omit<Insertable<DB[Table]>, Added>;

export interface StoredDecisions {
  ids: string[];
  dueAt: Date;
}

/**
 * Stores decisions of one press and the jobs that carry them out, in the caller's transaction. The caller
 * has locked the records and found no decision that waits.
 */
export async function storeDecisions<Table extends DecisionTable>(
  trx: Transaction<DB>,
  kind: Pick<DecisionKind, 'recallSeconds' | 'job'> & { table: Table },
  details: readonly Details<Table>[],
  { actor, now }: Staff,
): Promise<StoredDecisions> {
  const dueAt = new Date(now.getTime() + kind.recallSeconds * 1000);
  const added = {
    batch_id: randomUUID(),
    decided_by: actor.userId,
    decided_at: now,
    due_at: dueAt,
  };
  const rows = details.map((each) => ({ ...each, ...added, id: randomUUID() }));
  const ids = rows.map(({ id }) => id);
  const jobs = ids.map((id) => enqueueJobQuery(kind.job, { decisionId: id }, { runAt: dueAt }));
  const insert = db.insertInto(kind.table as 'order_moves').values(rows as never);
  await pipeline(trx, ...jobs, insert);
  return { ids, dueAt };
}

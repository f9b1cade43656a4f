import type { Transaction } from 'kysely';
import type { DB } from '#db/types.ts';
import type { Job } from '#platform/jobs/job.ts';
import type { Customer } from '../shared/customer.ts';
import type { Staff } from '../shared/staff.ts';

/** Tables with the columns `batch_id`, `decided_by`, `decided_at`, `due_at` and `state`. */
export type DecisionTable = 'claim_decisions' | 'order_moves';

/**
 * Something that staff decide and can call back for some seconds before a job carries it out
 * (docs/decisions/0093). A row of the table waits, and is removed when it is carried out or recalled.
 */
export interface DecisionKind<Record = unknown, Decision extends { id: string } = { id: string }> {
  table: DecisionTable;
  /** The column that names the record. */
  recordColumn: 'claim_id' | 'order_id';
  recallSeconds: number;
  job: Job<DecisionPayload>;
  /** Who decides may also call back what a colleague has decided. */
  mayDecide(actor: Customer): Promise<boolean>;
  /** Locks the record: first of all, like everything that changes it. */
  lockRecord(trx: Transaction<DB>, id: string): Promise<Record>;
  /** In the transaction that removes the decision. False when the record has changed before. */
  carryOut(
    trx: Transaction<DB>,
    record: Record,
    made: { decision: Decision; now: Date },
  ): Promise<boolean>;
  /** After decisions about these records were called back. */
  afterRecall?(records: readonly string[], staff: Staff): Promise<void>;
}

export interface DecisionPayload {
  decisionId: string;
}

import type { Transaction } from 'kysely';
import type { DB } from '#db/types.ts';
import { asUser } from '#platform/database/run-as.server.ts';
import { retryDeadlocks } from '#services/checkout/retry-deadlocks.server.ts';
import type { Staff } from '#services/shared/staff.ts';
import type { ApplyRejection, ConstraintRejection } from './change-results.ts';

type Rejected = { ok: false; reason: string; conflicts?: unknown; findings?: unknown };

/** Rolls the transaction back; its rejection is returned to the caller. */
export class ChangesRejected extends Error {
  override name = 'ChangesRejected';
  readonly rejection: Rejected;

  constructor(rejection: Rejected) {
    super('The changes were rejected.');
    this.rejection = rejection;
  }
}

/** One transaction as the member of staff: all of it is written, or nothing. */
export async function changeTransaction<Result, Rejection = never>(
  { actor }: Staff,
  work: (trx: Transaction<DB>) => Promise<Result>,
): Promise<Result | Rejection | ApplyRejection> {
  try {
    return await retryDeadlocks(() => asUser(actor).transaction(work));
  } catch (error) {
    if (error instanceof ChangesRejected) return error.rejection as Rejection | ApplyRejection;
    const rejection = rejectionOf(error);
    if (!rejection) throw error;
    return rejection;
  }
}

const reasons: Record<string, ConstraintRejection['reason']> = {
  '23505': 'not_unique',
  '23P01': 'not_unique',
  '23503': 'in_use',
  '23514': 'constraint',
  '23502': 'constraint',
  '22P02': 'invalid_value',
  '22003': 'invalid_value',
  '22007': 'invalid_value',
  '22008': 'invalid_value',
  '22001': 'invalid_value',
};

/** What an error of the database means to staff; null for those that are bugs. */
export function rejectionOf(error: unknown): ApplyRejection | null {
  const {
    code = '',
    constraint = null,
    table = null,
  } = error as {
    code?: string;
    constraint?: string | null;
    table?: string | null;
  };
  if (code === '42501') return { ok: false, reason: 'forbidden' };
  const reason = reasons[code];
  return reason ? { ok: false, reason, constraint, table } : null;
}

import { AsyncLocalStorage } from 'node:async_hooks';
import { sql, type Transaction } from 'kysely';
import type { CompiledQuery } from 'kysely';
import type { QueryResult } from 'pg';
import type { DB } from '#db/types.ts';
import type { Actor, UserActor } from './actor.ts';
import { openPreview, readAsIn, runTransaction } from './transaction.server.ts';

const current = new AsyncLocalStorage<Transaction<DB>>();

/** Whether reads see changes that no other transaction sees: nothing of them may be cached. */
export const isPreviewing = (): boolean => current.getStore() !== undefined;

/** Runs reads in the previewed transaction; undefined outside of a preview. */
export function readInPreview(
  actor: Actor,
  queries: readonly CompiledQuery[],
): Promise<QueryResult[]> | undefined {
  const trx = current.getStore();
  return trx && readAsIn(trx, actor, queries);
}

/** Rolls the transaction back. */
class PreviewEnded extends Error {
  override name = 'PreviewEnded';
}

/**
 * Makes changes as a member of staff and runs `read`, whose reads see them as any actor; then rolls
 * everything back. What `read` returns must be complete: later reads no longer see the changes.
 */
export async function runPreview<Result>(
  actor: UserActor,
  change: (trx: Transaction<DB>) => Promise<void>,
  read: () => Promise<Result>,
): Promise<Result> {
  let result: { value: Result } | undefined;
  try {
    await runTransaction(actor, async (trx) => {
      // A colleague who saves at this moment does not wait.
      await sql`select set_config('lock_timeout', '2s', true)`.execute(trx);
      await change(trx);
      await openPreview(trx);
      result = { value: await current.run(trx, read) };
      throw new PreviewEnded();
    });
  } catch (error) {
    if (!(error instanceof PreviewEnded)) throw error;
  }
  return result!.value;
}

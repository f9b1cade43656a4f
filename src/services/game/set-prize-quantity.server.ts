import { sql, type Transaction } from 'kysely';
import type { DB } from '#db/types.ts';

interface Reason {
  reason: 'claimed' | 'rejected' | 'restocked';
  claim_id?: string;
  changed_by?: string;
  at: Date;
}

/** A trigger writes the history and reads the reason from this setting. The prize must be locked. */
export async function setPrizeQuantity(
  trx: Transaction<DB>,
  { id }: { id: string },
  change: { quantity: number; original_quantity?: number },
  reason: Reason,
): Promise<void> {
  await sql`select set_config('game.stock_change', ${JSON.stringify(reason)}, true)`.execute(trx);
  await trx.updateTable('game_prizes').set(change).where('id', '=', id).execute();
}

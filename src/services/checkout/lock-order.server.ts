import { sql, type Transaction } from 'kysely';
import type { DB } from '#db/types.ts';

/** Whoever changes the same order waits here. */
export async function lockOrder(trx: Transaction<DB>, orderId: string): Promise<void> {
  await sql`select from public.orders where id = ${orderId} for no key update`.execute(trx);
}

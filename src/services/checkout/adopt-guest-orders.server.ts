import type { Transaction } from 'kysely';
import type { DB } from '#db/types.ts';

/** Whoever has proved to own the mailbox owns what was ordered with it, also before the account. */
export async function adoptGuestOrders(
  trx: Transaction<DB>,
  { id, email }: { id: string; email: string },
): Promise<void> {
  await trx
    .updateTable('orders')
    .set({ user_id: id })
    .where('email', '=', email.toLowerCase())
    .where('user_id', 'is', null)
    .execute();
}

import type { Transaction } from 'kysely';
import type { DB } from '#db/types.ts';

/** Assigns guest orders to the account whose e-mail was verified, including earlier ones. */
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

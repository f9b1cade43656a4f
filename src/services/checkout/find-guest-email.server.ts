import { db } from '#platform/database/query.ts';
import { asSystem } from '#platform/database/run-as.server.ts';
import { readGuestToken } from './guest-token.server.ts';

/** The e-mail of a guest's order, if the link is valid; null otherwise. */
export async function findGuestEmail(token: string): Promise<string | null> {
  const orderId = readGuestToken(token);
  if (!orderId) return null;
  // As system: policies cannot identify a guest; the signed link does.
  const [[order]] = await asSystem().read(
    db.selectFrom('orders').select('email').where('id', '=', orderId).where('user_id', 'is', null),
  );
  return order?.email ?? null;
}

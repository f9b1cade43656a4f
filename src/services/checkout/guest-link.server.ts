import { db } from '#platform/database/query.ts';
import { asSystem } from '#platform/database/run-as.server.ts';
import { readGuestToken } from './guest-token.server.ts';

/** Days after the last change of an order; enough for delivery, returns and refunds. */
const guestLinkDays = 60;

/** When the link of an order with this last change stops working. */
const guestLinkEnd = (lastChange: Date): Date =>
  new Date(lastChange.getTime() + guestLinkDays * 24 * 3_600_000);

export type GuestLink =
  | { state: 'open' | 'adopted' | 'expired'; orderId: string }
  | { state: 'unknown' };

/**
 * Checks the link of a guest. It stops working some time after the order's last change, and at once
 * when the order belongs to an account: then its owner signs in.
 */
export async function checkGuestLink(token: string, now: Date): Promise<GuestLink> {
  const orderId = readGuestToken(token);
  if (!orderId) return { state: 'unknown' };
  // As system: the token is the guest's only authorization.
  const [[order]] = await asSystem().read(
    db.selectFrom('orders').select(['user_id', 'updated_at']).where('id', '=', orderId),
  );
  if (!order) return { state: 'unknown' };
  if (order.user_id !== null) return { state: 'adopted', orderId };
  return { state: now < guestLinkEnd(order.updated_at) ? 'open' : 'expired', orderId };
}

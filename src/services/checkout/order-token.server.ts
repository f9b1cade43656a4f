import { isUuid } from '#platform/database/uuid.ts';
import { signed, unsigned } from '../identity/secrets.server.ts';

/** Opens one order for whoever placed it without an account. It signs nobody in. */
export const guestToken = (orderId: string): string => signed('guest-orders', orderId);

/** Null for a token that is not ours. */
export function orderOfToken(token: string): string | null {
  const orderId = unsigned('guest-orders', token);
  return orderId && isUuid(orderId) ? orderId : null;
}

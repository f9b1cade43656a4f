import { isUuid } from '#platform/database/uuid.ts';
import { signText, verifySignedText } from '../shared/signed-tokens.server.ts';

/** Gives access to one guest order; it does not sign in. */
export const createGuestToken = (orderId: string): string => signText('guest-orders', orderId);

/** Null for an invalid token. */
export function readGuestToken(token: string): string | null {
  const orderId = verifySignedText('guest-orders', token);
  return orderId && isUuid(orderId) ? orderId : null;
}

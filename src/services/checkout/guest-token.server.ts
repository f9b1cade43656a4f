import { isUuid } from '#platform/database/uuid.ts';
import { signText, verifySignedText } from '../shared/signed-tokens.server.ts';

/** Opens one order for whoever placed it without an account. It signs nobody in. */
export const createGuestToken = (orderId: string): string => signText('guest-orders', orderId);

/** Null for a token that is not ours. */
export function readGuestToken(token: string): string | null {
  const orderId = verifySignedText('guest-orders', token);
  return orderId && isUuid(orderId) ? orderId : null;
}

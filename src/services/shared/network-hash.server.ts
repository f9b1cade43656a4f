import { createHmac } from 'node:crypto';
import { networkOf } from './rate-limits.server.ts';
import { deriveKey } from './signed-tokens.server.ts';

/** Recognises a network address without storing it: a keyed hash cannot be reversed by guessing. */
export function hashNetwork(address: string | null): string | null {
  if (address === null) return null;
  const hmac = createHmac('sha256', deriveKey('network-addresses'));
  return hmac.update(networkOf(address)).digest('base64url');
}

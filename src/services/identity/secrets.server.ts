import { createHash, createHmac, hkdfSync } from 'node:crypto';
import { environment } from '#platform/environment.server.ts';
import type { Random } from '#platform/random.ts';

type Purpose = 'signing-keys' | 'refresh-tokens' | 'form-stamps' | 'unsubscribe-links';

/** One secret in the environment, an independent key for each purpose. */
export function derivedKey(purpose: Purpose): Buffer {
  return Buffer.from(hkdfSync('sha256', environment().AUTH_SECRET, '', `fustat/${purpose}`, 32));
}

/** What is stored instead of a token: enough to recognise it, useless to whoever reads it. */
export function tokenHash(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}

export function newToken(random: Random): string {
  return Buffer.from(random.bytes(32)).toString('base64url');
}

/**
 * The token of a row in auth.refresh_tokens. Derived, not random, so that the active one can be
 * handed out again to a client whose first answer got lost, although only its hash is stored.
 */
export function refreshTokenFor(id: string): string {
  return createHmac('sha256', derivedKey('refresh-tokens')).update(id).digest('base64url');
}

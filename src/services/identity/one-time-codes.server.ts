import { createHmac } from 'node:crypto';
import type { Random } from '#platform/random.ts';
import { deriveKey } from '../shared/signed-tokens.server.ts';

/** Six digits, as people type them from a mail. */
export function createCode(random: Random): string {
  return String(random.below(1_000_000)).padStart(6, '0');
}

/** Keyed, because six digits are quickly tried; bound to the address it was mailed to. */
export function hashCode(email: string, code: string): Buffer {
  return createHmac('sha256', deriveKey('one-time-codes')).update(`${email} ${code}`).digest();
}

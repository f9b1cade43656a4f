import { createHmac, timingSafeEqual } from 'node:crypto';
import { derivedKey } from '#services/identity/secrets.server.ts';

/** Nobody reads and fills in a form faster than this; programs do. */
const shortestMilliseconds = 1500;
const longestMilliseconds = 24 * 60 * 60_000;

/** Goes out with every page and says, signed, when it was made. */
export function formStamp(now: Date): string {
  const made = now.getTime().toString(36);
  return `${made}.${signatureOf(made)}`;
}

/** A stamp that is missing or not ours is as good as none: the reader needs a fresh page. */
export function judgeStamp(stamp: string, now: Date): 'ok' | 'too_fast' | 'expired' {
  const [made = '', signature = ''] = stamp.split('.');
  if (!isSame(signature, signatureOf(made))) return 'expired';
  const age = now.getTime() - Number.parseInt(made, 36);
  if (age > longestMilliseconds) return 'expired';
  return age < shortestMilliseconds ? 'too_fast' : 'ok';
}

function signatureOf(made: string): string {
  return createHmac('sha256', derivedKey('form-stamps')).update(made).digest('base64url');
}

function isSame(given: string, expected: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(expected)];
  return one.length === other.length && timingSafeEqual(one, other);
}

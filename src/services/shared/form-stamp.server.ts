import { signText, verifySignedText } from '#services/shared/signed-tokens.server.ts';

/** Nobody reads and fills in a form faster than this; programs do. */
const minMilliseconds = 1500;
const maxMilliseconds = 24 * 60 * 60_000;

/** Goes out with every page and says, signed, when it was made. */
export function createFormStamp(now: Date): string {
  return signText('form-stamps', now.getTime().toString(36));
}

/** A stamp that is missing or not ours is as good as none: the reader needs a fresh page. */
export function checkFormStamp(stamp: string, now: Date): 'ok' | 'too_fast' | 'expired' {
  const made = verifySignedText('form-stamps', stamp);
  if (made === null) return 'expired';
  const age = now.getTime() - Number.parseInt(made, 36);
  if (age > maxMilliseconds) return 'expired';
  return age < minMilliseconds ? 'too_fast' : 'ok';
}

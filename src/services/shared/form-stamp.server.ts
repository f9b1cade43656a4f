import { signText, verifySignedText } from '#services/shared/signed-tokens.server.ts';

/** People need longer to fill in a form; bots do not. */
const minMilliseconds = 1500;
const maxMilliseconds = 24 * 60 * 60_000;

/** A signed timestamp, sent with every page. */
export function createFormStamp(now: Date): string {
  return signText('form-stamps', now.getTime().toString(36));
}

/** A missing or invalid stamp counts as expired: the reader needs a new page. */
export function checkFormStamp(stamp: string, now: Date): 'ok' | 'too_fast' | 'expired' {
  const made = verifySignedText('form-stamps', stamp);
  if (made === null) return 'expired';
  const age = now.getTime() - Number.parseInt(made, 36);
  if (age > maxMilliseconds) return 'expired';
  return age < minMilliseconds ? 'too_fast' : 'ok';
}

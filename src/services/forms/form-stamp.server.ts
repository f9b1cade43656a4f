import { signed, unsigned } from '#services/identity/secrets.server.ts';

/** Nobody reads and fills in a form faster than this; programs do. */
const shortestMilliseconds = 1500;
const longestMilliseconds = 24 * 60 * 60_000;

/** Goes out with every page and says, signed, when it was made. */
export function formStamp(now: Date): string {
  return signed('form-stamps', now.getTime().toString(36));
}

/** A stamp that is missing or not ours is as good as none: the reader needs a fresh page. */
export function judgeStamp(stamp: string, now: Date): 'ok' | 'too_fast' | 'expired' {
  const made = unsigned('form-stamps', stamp);
  if (made === null) return 'expired';
  const age = now.getTime() - Number.parseInt(made, 36);
  if (age > longestMilliseconds) return 'expired';
  return age < shortestMilliseconds ? 'too_fast' : 'ok';
}

import type { Attempt, RateLimited } from '#services/identity/account.ts';
import { takeRateLimits, type RateLimit } from '#services/shared/rate-limits.server.ts';

const hour = 60 * 60;

/** Per client address and hour. Generous: in Egypt a whole quarter may share one address. */
const perAddress = {
  newsletter: 60,
  contact: 30,
  career: 20,
  'custom-service': 20,
  review: 60,
  'stock-alert': 120,
} as const;

/** Per named e-mail address and hour, so that nobody's mailbox is filled from here. */
const perRecipient = 5;

export type FormName = keyof typeof perAddress;

/** What every public form takes before it stores or mails anything; API clients pay the same. */
export function takeFormLimits(
  form: FormName,
  { now, address }: Attempt,
  email?: string,
): Promise<{ ok: true } | RateLimited> {
  const limit = (subject: string, allowance: number): RateLimit => ({
    name: `${form}/${subject}`,
    allowance,
    seconds: hour,
  });
  return takeRateLimits(
    now,
    [limit('address', perAddress[form]), address],
    [limit('recipient', perRecipient), email?.toLowerCase() ?? null],
  );
}

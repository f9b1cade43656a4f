import type { RateLimited } from '#services/shared/rate-limited.ts';
import type { RequestFacts } from '#services/shared/request-facts.ts';
import { takeRateLimits, type RateLimit } from '#services/shared/rate-limits.server.ts';

const hour = 60 * 60;

/** Per client address and hour. Generous, because many people in Egypt share an address. */
const perAddress = {
  newsletter: 60,
  contact: 30,
  career: 20,
  'custom-service': 20,
  review: 60,
  'stock-alert': 120,
} as const;

/** Per recipient and hour, so that forms cannot be used to flood a mailbox. */
const perRecipient = 5;

export type FormName = keyof typeof perAddress;

/** Applies the limits of a public form before it stores or mails anything, for API clients too. */
export function takeFormLimits(
  form: FormName,
  { now, address }: RequestFacts,
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

import type { Who } from '../enquiries/who.ts';
import { userIdOf } from '../enquiries/who.ts';
import { type RateLimit, takeRateLimits } from '../identity/rate-limits.server.ts';

const hour = 60 * 60;

/** Nothing is paid beforehand: whoever orders for fun empties the shelves for the others. */
const byAccount: RateLimit = { name: 'checkout/account', allowance: 60, seconds: hour };
const byAddress: RateLimit = { name: 'checkout/address', allowance: 120, seconds: hour };
const byEmail: RateLimit = { name: 'checkout/e-mail', allowance: 10, seconds: hour };

export function takeCheckoutLimits(email: string, who: Who) {
  const { now, address } = who.attempt;
  const userId = userIdOf(who);
  return userId
    ? takeRateLimits(now, [byAccount, userId])
    : takeRateLimits(now, [byAddress, address], [byEmail, email]);
}

import {
  type RateLimit,
  type RateLimitEntry,
  takeRateLimitsQuery,
} from '../shared/rate-limits.server.ts';
import type { OrderDraft } from './order-draft.ts';

const hour = 60 * 60;

/** Orders are paid on delivery, so limits prevent blocking stock for fun. */
const byAccount: RateLimit = { name: 'checkout/account', allowance: 60, seconds: hour };
const byAddress: RateLimit = { name: 'checkout/address', allowance: 120, seconds: hour };
/** For customers too, since they may name any recipient. */
const byStaff: RateLimit = { name: 'checkout/staff', allowance: 240, seconds: hour };
const byEmail: RateLimit = { name: 'checkout/e-mail', allowance: 20, seconds: hour };

/** In the order's transaction: a repeated request costs nothing. */
export function checkoutLimitsQuery({
  userId,
  address: { email },
  attempt: { now, address },
  takenBy,
}: OrderDraft) {
  if (takenBy) return takeRateLimitsQuery(now, [byStaff, takenBy.userId]);
  const buyer: RateLimitEntry = userId ? [byAccount, userId] : [byAddress, address];
  return takeRateLimitsQuery(now, buyer, [byEmail, email]);
}

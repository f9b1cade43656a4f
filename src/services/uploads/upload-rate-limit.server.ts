import type { RateLimited } from '../shared/rate-limited.ts';
import type { RequestFacts } from '../shared/request-facts.ts';
import type { Customer } from '../shared/customer.ts';
import { takeRateLimits, type RateLimit } from '../shared/rate-limits.server.ts';

const hour = 60 * 60;
/** For forms that need an account. Forms for visitors count by address in takeFormLimits. */
const accountUploads: RateLimit = { name: 'upload/account', allowance: 30, seconds: hour };
/** Many people in Egypt share an address; one person with many accounts does too. */
const addressUploads: RateLimit = { name: 'upload/address', allowance: 120, seconds: hour };

/** Taken before pictures are decoded, which is what costs. */
export const takeUploadLimit = (
  { userId }: Customer,
  { now, address }: Pick<RequestFacts, 'now' | 'address'>,
): Promise<{ ok: true } | RateLimited> =>
  takeRateLimits(now, [accountUploads, userId], [addressUploads, address]);

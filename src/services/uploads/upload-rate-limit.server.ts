import type { RateLimited } from '../shared/rate-limited.ts';
import { takeRateLimits, type RateLimit } from '../shared/rate-limits.server.ts';

/** Per account, for forms that need one. Forms for visitors count by address in takeFormLimits. */
const accountUploads: RateLimit = { name: 'upload/account', allowance: 30, seconds: 60 * 60 };

/** Taken before pictures are decoded, which is what costs. */
export const takeUploadLimit = (
  { userId }: { userId: string },
  now: Date,
): Promise<{ ok: true } | RateLimited> => takeRateLimits(now, [accountUploads, userId]);

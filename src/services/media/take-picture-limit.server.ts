import type { RateLimited } from '../shared/rate-limited.ts';
import { takeRateLimits, type RateLimit } from '../shared/rate-limits.server.ts';
import type { Staff } from '../shared/staff.ts';

/** A whole shooting day fits; a script that runs away does not fill the store. */
const staffPictures: RateLimit = { name: 'media/account', allowance: 600, seconds: 60 * 60 };

/** Taken before a picture is decoded, which is what costs. */
export const takePictureLimit = ({ actor, now }: Staff): Promise<{ ok: true } | RateLimited> =>
  takeRateLimits(now, [staffPictures, actor.userId]);

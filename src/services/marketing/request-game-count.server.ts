import { asSystem } from '#platform/database/run-as.server.ts';
import { enqueueJobQuery } from '#platform/jobs/enqueue-job.server.ts';
import { actorHasRole } from '../shared/actor-has-role.server.ts';
import type { RateLimited } from '../shared/rate-limited.ts';
import { takeRateLimits, type RateLimit } from '../shared/rate-limits.server.ts';
import type { Staff } from '../shared/staff.ts';
import { countGamesJob } from './count-games-job.ts';
import { selectRefreshTime } from './select-game.ts';

/** A large shop counts for seconds. */
const perAccount: RateLimit = { name: 'count-games/account', allowance: 10, seconds: 60 * 60 };

/** What staff ask for reaches further back than the hourly count. */
const days = 60;

/** `countedBefore`: when the games had been counted last; a later time says that the job is done. */
type RequestResult =
  | { ok: true; countedBefore: Date | null }
  | { ok: false; reason: 'forbidden' }
  | RateLimited;

/** Has the games of the last 60 days counted again in the background. */
export async function requestGameCount({ actor, now }: Staff): Promise<RequestResult> {
  if (!(await actorHasRole(actor, 'marketing'))) return { ok: false, reason: 'forbidden' };
  const allowed = await takeRateLimits(now, [perAccount, actor.userId]);
  if (!allowed.ok) return allowed;
  // As system: only that role reaches the queue. Requests that wait are one job.
  const [[last]] = await asSystem().write(
    selectRefreshTime,
    enqueueJobQuery(countGamesJob, { days }, { jobKey: 'count-games-now' }),
  );
  return { ok: true, countedBefore: last?.at ?? null };
}

import { sql } from 'kysely';
import { asSystem } from '#platform/database/run-as.server.ts';
import { sweepRateLimits } from './rate-limits.server.ts';
import { sessionIdleDays } from './sessions.server.ts';

/** Removes what has run out; meant to be called every hour or so, by any process. */
export async function sweepIdentity(now: Date): Promise<void> {
  // As system: housekeeping acts for nobody.
  await asSystem().write(
    sweepRateLimits(now),
    sql`delete from private.pending_sign_ups where expires_at < ${now}`,
    sql`delete from auth.one_time_tokens where expires_at < ${now}`,
    sql`delete from auth.sessions
      where coalesce(refreshed_at, created_at) < ${now}::timestamptz - make_interval(days => ${sessionIdleDays})
        or not_after < ${now}`,
    // Kept for a while: presenting one of them shows that somebody else holds a copy.
    sql`delete from auth.refresh_tokens where revoked_at < ${now}::timestamptz - interval '7 days'`,
  );
}

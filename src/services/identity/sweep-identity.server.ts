import { sql } from 'kysely';
import { asSystem } from '#platform/database/run-as.server.ts';
import { sweepRateLimits } from '../shared/rate-limits.server.ts';
import { sessionIdleDays } from './sessions.server.ts';

/** Deletes expired sessions, tokens, sign-ups, rate limits and network hashes of orders. Runs every hour. */
export async function sweepIdentity(now: Date): Promise<void> {
  // As system: the rows belong to many users.
  await asSystem().write(
    sweepRateLimits(now),
    sql`delete from private.pending_sign_ups where expires_at < ${now}`,
    // Orders of one network are counted for a day.
    sql`update public.order_holds set network_hash = null
      where network_hash is not null and created_at < ${now}::timestamptz - interval '2 days'`,
    sql`delete from auth.flow_states where expires_at < ${now}::timestamptz - interval '1 hour'`,
    sql`delete from auth.mfa_challenges where expires_at < ${now}`,
    sql`delete from auth.mfa_factors
      where status = 'unverified' and created_at < ${now}::timestamptz - interval '1 day'`,
    sql`delete from auth.one_time_tokens where expires_at < ${now}`,
    sql`delete from auth.sessions
      where coalesce(refreshed_at, created_at) < ${now}::timestamptz - make_interval(days => ${sessionIdleDays})
        or not_after < ${now}`,
    // Stored for a week: a revoked token that is used again shows that it was stolen.
    sql`delete from auth.refresh_tokens where revoked_at < ${now}::timestamptz - interval '7 days'`,
  );
}

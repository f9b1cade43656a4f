import { sql } from 'kysely';
import { asSystem, asUser } from '#platform/database/run-as.server.ts';
import type { Customer } from '../shared/customer.ts';

/** Counts the games of the last 60 days again, for a member of staff who asks for it. */
export async function refreshGameAnalytics(actor: Customer): Promise<{ ok: true }> {
  await asUser(actor).write(sql`select public.refresh_daily_game_analytics()`);
  return { ok: true };
}

/** As system: the shop counts its own games. */
export async function countRecentGames(): Promise<void> {
  await asSystem().write(sql`select public.refresh_daily_game_analytics(3)`);
}

/** Counts all games when a shop opens its analytics for the first time. */
export async function countGamesIfNever(): Promise<void> {
  // As system: a session that looks as another role may not write.
  await asSystem().write(sql`
    select public.refresh_daily_game_analytics(3660)
    where not exists (select from public.daily_game_analytics) and exists (select from public.games)`);
}

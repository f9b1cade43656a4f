import { sql } from 'kysely';
import { asSystem } from '#platform/database/run-as.server.ts';
import { defineTask } from '#platform/jobs/job.ts';
import { countGamesJob } from './count-games-job.ts';

/** Every hour; staff can also ask for it on the page. */
export const countGamesTask = defineTask(countGamesJob, ({ days }) => countGames(days), {
  cron: '7 * * * *',
});

/** Counts all games the first time, then those of the last days, which may still go on. */
export async function countGames(days = 3): Promise<void> {
  // As system: the shop counts its own games.
  await asSystem().write(sql`
    select public.refresh_daily_game_analytics(
      case when exists (select from public.daily_game_analytics) then ${days}::integer else 3660 end)`);
}

import { sql } from 'kysely';
import type { ReportRange } from '#domain/marketing/report-range.ts';
import { periodsOf } from './daily-sums.ts';

/** Games of a day, as refresh_daily_game_analytics counted them. */
export interface GameSums {
  games: number;
  completed: number;
  answered: number;
  correct: number;
  wheels: number;
  spins: number;
  claims: number;
}

/** Views and answered games are counted as they happen, the rest from the games themselves. */
export const selectGameDays = (range: ReportRange) =>
  sql<GameSums & { day: string; isNow: boolean; views: number; questions: number }>`
    select d.day::date::text as day, p.is_now as "isNow",
      coalesce(f.game_views, 0) as views, coalesce(f.questions_completed, 0) as questions,
      coalesce(g.games_started, 0) as games, coalesce(g.games_completed, 0) as completed,
      coalesce(g.questions_answered, 0) as answered, coalesce(g.correct_answers, 0) as correct,
      coalesce(g.wheels_reached, 0) as wheels, coalesce(g.wheel_spins, 0) as spins,
      coalesce(g.prizes_claimed, 0) as claims
    from ${periodsOf(range)} cross join lateral generate_series(p.first, p.last, interval '1 day') d (day)
    left join public.game_conversion_funnel f on f.date = d.day::date
    left join public.daily_game_analytics g on g.date = d.day::date
    where f.date is not null or g.date is not null`;

export interface PrizeSpread {
  id: string;
  name: string;
  nameAr: string | null;
  original: number;
  remaining: number;
  drawn: number;
  pending: number;
  verified: number;
  rejected: number;
  delivered: number;
}

/** How the prizes were won, since the game began. */
export const selectPrizes = sql<PrizeSpread>`
  select a.prize_id as id, a.prize_name as name, p.name_ar as "nameAr", a.original_quantity as original,
    a.remaining, a.times_drawn as drawn, a.pending, a.verified, a.rejected, a.delivered
  from public.prize_distribution_analytics a join public.game_prizes p on p.id = a.prize_id
  order by a.times_drawn desc, a.prize_name`;

/** Devices that came for the first time in the range. */
export const selectDevices = ({ from, to }: ReportRange) =>
  sql<{ type: string; os: string; browser: string; devices: number }>`
    select device_type as type, os, browser, sum(devices)::integer as devices
    from public.daily_game_devices where date between ${from}::date and ${to}::date
    group by 1, 2, 3 order by 4 desc, 1, 2, 3`;

export const selectRefreshTime = sql<{ at: Date | null }>`
  select max(refreshed_at) as at from public.daily_game_analytics`;

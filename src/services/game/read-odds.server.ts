import { sql } from 'kysely';
import { addDays, shopDay } from '#domain/catalog/delivery.ts';
import { emptyOn, paceDays, simulateWheel } from '#domain/game/wheel-odds.ts';
import type { DaySpan } from '#domain/marketing/report-range.ts';
import { asUser } from '#platform/database/run-as.server.ts';
import type { Random } from '#platform/random.ts';
import type { Staff } from '#services/shared/staff.ts';

export interface PrizeForecast {
  id: string;
  name: string;
  nameAr: string | null;
  quantity: number;
  segments: number;
  stops: number;
  /** Of `countedDays`, without rejected ones. */
  claims: number;
  /** A calendar day; null without claims. */
  emptyOn: string | null;
}

export interface WheelForecast {
  /** The last 30 whole days in Cairo. */
  countedDays: DaySpan;
  /** The prize of each of the twelve segments; empty when nothing can be won. */
  segments: string[];
  prizes: PrizeForecast[];
}

interface PrizeRow {
  id: string;
  name: string;
  nameAr: string | null;
  quantity: number;
  claims: number;
  today: string;
}

/** What the next wheel looks like and how long prizes last, for those who may read claims. */
export async function readOdds({ actor, now }: Staff, random: Random): Promise<WheelForecast> {
  const [rows] = await asUser(actor).read(sql<PrizeRow>`
    with day as (select (${now}::timestamptz at time zone 'Africa/Cairo')::date as today)
    select p.id, p.name, p.name_ar as "nameAr", p.quantity, day.today::text,
      (select count(*)::integer from public.claimed_prizes c
        where c.prize_id = p.id and c.status <> 'rejected'
          and c.claimed_at >= (day.today - ${paceDays}::integer)::timestamp at time zone 'Africa/Cairo'
          and c.claimed_at < day.today::timestamp at time zone 'Africa/Cairo') as claims
    from public.game_prizes p cross join day
    where p.active and p.quantity > 0
    order by p.quantity desc, p.id`);
  const { segments, odds } = simulateWheel(rows, random.below);
  const prizes = rows.map(({ today, ...row }, place) => ({
    ...row,
    segments: odds[place]!.segments,
    stops: odds[place]!.stops,
    emptyOn: emptyOn(row, today),
  }));
  const day = shopDay(now);
  const countedDays = { from: addDays(day, -paceDays), to: addDays(day, -1) };
  return { countedDays, segments, prizes };
}

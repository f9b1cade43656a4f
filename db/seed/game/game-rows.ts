import type pg from 'pg';
import { idOf } from '../ids.ts';
import { userId } from '../people/people-rows.ts';
import { insertRows, type Rows, rowsOf } from '../rows.ts';
import { daysBefore } from '../time.ts';
import { analyticsRows } from './analytics-rows.ts';
import { claimRows } from './claim-rows.ts';
import { type DemoGame, demoGames } from './demo-games.ts';
import { countPrizes, inventoryRows, prizeRows } from './prize-rows.ts';
import { play, type PlayedGame } from './played.ts';
import { questionRows } from './question-rows.ts';

const playedRows = (games: readonly PlayedGame[]): Rows[] => [
  rowsOf(
    'game_devices',
    games.map(({ deviceId, startedAt, endedAt }) => ({
      id: deviceId,
      play_count: 1,
      last_played_at: endedAt,
      created_at: startedAt,
    })),
  ),
  rowsOf(
    'games',
    games.map((game) => ({
      id: game.id,
      device_id: game.deviceId,
      user_id: game.userId,
      stage: 'complete' as const,
      started_at: game.startedAt,
      expires_at: daysBefore(game.startedAt, -1),
      completed_at: game.endedAt,
    })),
  ),
  rowsOf(
    'game_turns',
    games.flatMap(({ turns }) => turns),
  ),
  rowsOf(
    'game_draws',
    games.map(({ draw }) => draw),
  ),
];

/** An open game with two weeks of history, or with more: the prizes of `more` were restocked. */
export async function fillGame(
  client: pg.Client,
  now: Date,
  more: readonly DemoGame[] = [],
): Promise<void> {
  const games = await Promise.all(
    [...demoGames, ...more]
      .toSorted((one, other) => other.hoursAgo - one.hoursAgo)
      .map((demo) => play(demo, now)),
  );
  const restocked = countPrizes(more);
  for (const rows of prizeRows(games, { restocked, now })) await insertRows(client, rows);
  // The trigger has recorded the current quantity; replace it by the history that led to it.
  await client.query('delete from prize_inventory_history');
  await client.query('update game_settings set is_enabled = true');
  const welcome = {
    id: idOf('reward', 'welcome'),
    user_id: userId('customer@fustat.example'),
    points: 450,
    reason: 'staff' as const,
    created_at: daysBefore(now, 90),
  };
  const tables = [
    ...inventoryRows(games, { restocked, now }),
    ...questionRows(now),
    ...playedRows(games),
    ...claimRows(games),
    rowsOf('reward_history', [welcome]),
    ...analyticsRows(games),
  ];
  for (const rows of tables) await insertRows(client, rows);
}

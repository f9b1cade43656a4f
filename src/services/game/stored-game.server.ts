import { sql, type Selectable, type Transaction } from 'kysely';
import type { DB } from '#db/types.ts';
import { db } from '#platform/database/query.ts';
import { isUuid } from '#platform/database/uuid.ts';
import { deviceIdOf } from './device-id.server.ts';
import { type Player, userIdOf } from './player.ts';

export type GameRow = Selectable<DB['games']>;
export type DrawRow = Selectable<DB['game_draws']>;
export type PrizeRow = Selectable<DB['game_prizes']>;
export type TurnRow = Selectable<DB['game_turns']> &
  Pick<
    Selectable<DB['game_questions']>,
    | 'question'
    | 'question_ar'
    | 'options'
    | 'options_ar'
    | 'correct_answer'
    | 'difficulty_level'
    | 'category'
    | 'category_ar'
    | 'explanation'
    | 'explanation_ar'
  >;

/** A game with its questions, its present wheel and the prizes on it. */
export interface StoredGame {
  game: GameRow;
  turns: TurnRow[];
  draw: DrawRow;
  prizes: PrizeRow[];
}

/** The parts of one game; `id` is its id, or a query for it. */
export function gameQueries(id: string | ReturnType<typeof latestGameOf>) {
  const ofGame = sql<string>`(${id})`;
  const latest = db
    .selectFrom('game_draws')
    .selectAll()
    .where('game_id', '=', ofGame)
    .orderBy('round', 'desc')
    .limit(1);
  return {
    game: db.selectFrom('games').selectAll().where('id', '=', ofGame),
    turns: db
      .selectFrom('game_turns as t')
      .innerJoin('game_questions as q', 'q.id', 't.question_id')
      .selectAll('t')
      .select(['q.question', 'q.question_ar', 'q.options', 'q.options_ar', 'q.correct_answer'])
      .select(['q.difficulty_level', 'q.category', 'q.category_ar'])
      .select(['q.explanation', 'q.explanation_ar'])
      .where('t.game_id', '=', ofGame)
      .orderBy('t.position'),
    draw: latest,
    prizes: db
      .selectFrom('game_prizes as p')
      .innerJoin(latest.as('d'), (join) => join.on(sql<boolean>`p.id = any (d.segments)`))
      .selectAll('p'),
  };
}

export const latestGameOf = (deviceId: string) =>
  db
    .selectFrom('games')
    .select('id')
    .where('device_id', '=', deviceId)
    .orderBy('started_at', 'desc')
    .limit(1);

/** Locked until the end of the transaction, so that a game takes one step at a time. */
export async function lockGame(trx: Transaction<DB>, id: string): Promise<StoredGame | null> {
  if (!isUuid(id)) return null;
  const queries = gameQueries(id);
  // One flight: what follows the lock is read after it was given.
  const [games, turns, draws, prizes] = await Promise.all([
    trx.executeQuery(queries.game.forUpdate()),
    trx.executeQuery(queries.turns),
    trx.executeQuery(queries.draw),
    trx.executeQuery(queries.prizes),
  ]);
  const [game] = games.rows;
  const [draw] = draws.rows;
  return game && draw ? { game, turns: turns.rows, draw, prizes: prizes.rows } : null;
}

/**
 * Theirs by the device it was started on, or by the account. Clients that say neither show by its
 * unguessable id that a visitor's game is theirs.
 */
function isOwnGame({ device_id, user_id }: GameRow, player: Player): boolean {
  const deviceId = deviceIdOf(player.device);
  const userId = userIdOf(player);
  if (deviceId === device_id || (userId !== null && userId === user_id)) return true;
  return deviceId === null && user_id === null;
}

export const isOver = ({ stage, expires_at }: GameRow, now: Date): boolean =>
  stage === 'complete' || expires_at <= now;

/** The player's own game, locked; null for any other, and when nobody came back to it in time. */
export async function lockOwnGame(
  trx: Transaction<DB>,
  id: string,
  player: Player,
): Promise<StoredGame | null> {
  if (player.device !== null && deviceIdOf(player.device) === null) return null;
  const stored = await lockGame(trx, id);
  if (!stored || !isOwnGame(stored.game, player)) return null;
  const wasAbandoned = stored.game.stage !== 'complete' && isOver(stored.game, player.attempt.now);
  return wasAbandoned ? null : stored;
}

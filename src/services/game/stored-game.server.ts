import { sql, type Expression, type Selectable, type Transaction } from 'kysely';
import type { DB } from '#db/types.ts';
import type { Craft } from '#domain/catalog/workshop.ts';
import { db } from '#platform/database/query.ts';
import { isUuid } from '#platform/database/uuid.ts';
import { deviceIdOf } from './device-id.server.ts';
import { userIdOf } from '../shared/caller.ts';
import type { Player } from './player.ts';

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
  > & {
    /** Of the first workshop with this craft. */
    craft_picture: string | null;
    workshops_of_craft: string[];
  };

/** A game with its questions, its current wheel and the prizes on it. */
export interface StoredGame {
  game: GameRow;
  turns: TurnRow[];
  draw: DrawRow;
  prizes: PrizeRow[];
}

/** Queries for the parts of one game; `id` is its id, or a query for it. */
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
      .select((eb) => [
        workshopsOf(eb.ref('q.craft'))
          .select('w.image_url')
          .where('w.image_url', 'is not', null)
          .orderBy('w.display_order')
          .orderBy('w.slug')
          .limit(1)
          .as('craft_picture'),
        sql<
          string[]
        >`array(${workshopsOf(eb.ref('q.craft')).select('w.slug').orderBy('w.display_order').orderBy('w.slug')})`.as(
          'workshops_of_craft',
        ),
      ])
      .where('t.game_id', '=', ofGame)
      .orderBy('t.position'),
    draw: latest,
    prizes: db
      .selectFrom('game_prizes as p')
      .innerJoin(latest.as('d'), (join) => join.on(sql<boolean>`p.id = any (d.segments)`))
      .selectAll('p'),
  };
}

const workshopsOf = (craft: Expression<Craft | null>) =>
  db.selectFrom('workshops as w').where('w.is_visible', '=', true).where('w.craft', '=', craft);

interface GameOwner {
  deviceId: string;
  userId: string;
  now: Date;
}

/** The running game of the account on any device, otherwise the latest one of this device. */
export function latestGameOf({ deviceId, userId, now }: GameOwner) {
  const isRunning = sql<boolean>`(user_id = ${userId} and stage <> 'complete'
    and expires_at > ${now})`;
  return db
    .selectFrom('games')
    .select('id')
    .where((eb) => eb.or([eb('device_id', '=', deviceId), isRunning]))
    .orderBy(sql`coalesce(${isRunning}, false)`, 'desc')
    .orderBy('started_at', 'desc')
    .limit(1);
}

/**
 * Locks a game until the end of the transaction, so that it takes one step at a time. The device is
 * always locked before its game: starting, answering and claiming cannot deadlock.
 */
export async function lockGame(trx: Transaction<DB>, id: string): Promise<StoredGame | null> {
  if (!isUuid(id)) return null;
  const queries = gameQueries(id);
  await sql`select from public.game_devices
    where id = (select device_id from public.games where id = ${id}) for update`.execute(trx);
  const game = (await trx.executeQuery(queries.game.forUpdate())).rows[0];
  const turns = await trx.executeQuery(queries.turns);
  const draw = (await trx.executeQuery(queries.draw)).rows[0];
  const prizes = await trx.executeQuery(queries.prizes);
  return game && draw ? { game, turns: turns.rows, draw, prizes: prizes.rows } : null;
}

/**
 * A game belongs to the device it was started on and to the account. An API client that sends
 * neither proves ownership of a visitor's game by its unguessable id.
 */
function isOwnGame({ device_id, user_id }: GameRow, player: Player): boolean {
  const deviceId = deviceIdOf(player.device);
  const userId = userIdOf(player);
  if (deviceId === device_id || (userId !== null && userId === user_id)) return true;
  return deviceId === null && user_id === null;
}

export const isOver = ({ stage, expires_at }: GameRow, now: Date): boolean =>
  stage === 'complete' || expires_at <= now;

/** The player's own game, locked. Null for other players' games and for expired ones. */
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

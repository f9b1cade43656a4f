import { sql, type Transaction } from 'kysely';
import type { DB } from '#db/types.ts';
import { chooseQuestions } from '#domain/game/choose-questions.ts';
import { questionsPerGame } from '#domain/game/timing.ts';
import type { Random } from '#platform/random.ts';
import { userIdOf } from '../shared/caller.ts';
import { hashNetwork } from '../shared/network-hash.server.ts';
import { deviceIdOf } from './device-id.server.ts';
import type { Player } from './player.ts';

const recentGames = 10;

/** Draws four questions; null when there are too few. */
export async function pickQuestions(trx: Transaction<DB>, player: Player, random: Random) {
  const pool = await trx
    .selectFrom('game_questions')
    .select(['id', 'difficulty_level as difficulty', 'options'])
    .where('is_active', '=', true)
    .orderBy('id')
    .execute();
  const seen = {
    byPlayer: await readSeenByPlayer(trx, player),
    inNetwork: await readSeenInNetwork(trx, player),
  };
  const ids = chooseQuestions(pool, seen, random.below);
  const byId = new Map(pool.map((question) => [question.id, question]));
  return ids?.map((id) => byId.get(id)!) ?? null;
}

/** Questions of the last games of this device or customer, oldest first. */
async function readSeenByPlayer(trx: Transaction<DB>, player: Player): Promise<string[]> {
  const userId = userIdOf(player);
  const turns = await trx
    .selectFrom('game_turns as t')
    .innerJoin('games as g', 'g.id', 't.game_id')
    .select('t.question_id')
    .where((eb) =>
      eb.or([
        eb('g.device_id', '=', deviceIdOf(player.device)!),
        ...(userId === null ? [] : [eb('g.user_id', '=', userId)]),
      ]),
    )
    .orderBy('g.started_at', 'desc')
    .orderBy('t.position')
    .limit(recentGames * questionsPerGame)
    .execute();
  return turns.map(({ question_id }) => question_id).toReversed();
}

/** Questions that the player's network was asked in the last 24 hours, oldest first. */
async function readSeenInNetwork(
  trx: Transaction<DB>,
  { attempt: { address, now } }: Player,
): Promise<string[]> {
  const network = hashNetwork(address);
  if (network === null) return [];
  const { rows } = await sql<{ question_id: string }>`
    select t.question_id
    from public.games g join public.game_turns t on t.game_id = g.id
    where g.address_hash = ${network} and g.started_at > ${now}::timestamptz - interval '24 hours'
    group by t.question_id
    order by max(g.started_at), t.question_id`.execute(trx);
  return rows.map(({ question_id }) => question_id);
}

import type { Transaction } from 'kysely';
import { sql } from 'kysely';
import type { DB } from '#db/types.ts';
import type { GameRow, StoredGame, TurnRow } from './stored-game.server.ts';

interface Ending {
  at: Date;
  /** False for an abandoned game. */
  completed: boolean;
  claimId?: string;
  userId?: string | null;
}

/** Ends the game and starts the device's waiting time. */
export async function endGame(
  trx: Transaction<DB>,
  { game, turns }: Pick<StoredGame, 'game' | 'turns'>,
  ending: Ending,
): Promise<void> {
  await trx
    .updateTable('games')
    .set({ stage: 'complete', completed_at: ending.at })
    .where('id', '=', game.id)
    .execute();
  await trx
    .updateTable('game_devices')
    .set({ last_played_at: ending.at, play_count: sql`play_count + 1` })
    .where('id', '=', game.device_id)
    .execute();
  await recordResult(trx, game, turns, ending);
}

/** One result per game; claiming updates the one from the questions. */
export async function recordResult(
  trx: Transaction<DB>,
  game: GameRow,
  turns: readonly TurnRow[],
  { at, completed, claimId, userId }: Ending,
): Promise<void> {
  const answered = turns.filter(({ answered_at }) => answered_at !== null);
  await trx
    .insertInto('game_results')
    .values({
      game_id: game.id,
      user_id: userId ?? game.user_id,
      device_id: game.device_id,
      questions_answered: answered.length,
      correct_answers: answered.filter(({ is_correct }) => is_correct).length,
      time_spent: answered.reduce((sum, { seconds }) => sum + Number(seconds), 0).toFixed(2),
      completed,
      prize_won: claimId ?? null,
      created_at: at,
    })
    .onConflict((conflict) =>
      conflict.column('game_id').doUpdateSet({
        completed,
        prize_won: claimId ?? null,
        user_id: userId ?? game.user_id,
      }),
    )
    .execute();
}

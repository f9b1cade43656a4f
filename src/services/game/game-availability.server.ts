import { sql, type Transaction } from 'kysely';
import type { DB } from '#db/types.ts';
import { db } from '#platform/database/query.ts';

/** Without a row the game is disabled. */
export const gameSettingsQuery = db
  .selectFrom('game_settings')
  .select('is_enabled')
  .where('id', '=', 1);

/** Prizes that can be won now, the rarest last. */
export const availablePrizesQuery = db
  .selectFrom('game_prizes')
  .selectAll()
  .where('active', '=', true)
  .where('quantity', '>', 0)
  .orderBy('quantity', 'desc')
  .orderBy('id');

/** Switches the game off when no prize is left; only staff switch it on again. */
export const closeWhenEmptyQuery = db
  .updateTable('game_settings')
  .set({ is_enabled: false, updated_at: sql`now()` })
  .where('is_enabled', '=', true)
  .where(({ not, exists }) =>
    not(exists(availablePrizesQuery.clearSelect().select('id').clearOrderBy())),
  );

/** The prizes for a new wheel, or null while the game is closed. */
export async function readAvailablePrizes(trx: Transaction<DB>) {
  await trx.executeQuery(closeWhenEmptyQuery);
  const settings = await trx.executeQuery(gameSettingsQuery);
  const prizes = await trx.executeQuery(availablePrizesQuery);
  return settings.rows[0]?.is_enabled && prizes.rows.length > 0 ? prizes.rows : null;
}

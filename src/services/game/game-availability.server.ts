import { sql, type Transaction } from 'kysely';
import type { DB } from '#db/types.ts';
import { db } from '#platform/database/query.ts';

/** A missing row means that the game is disabled. */
export const gameSettingsQuery = db
  .selectFrom('game_settings')
  .select('is_enabled')
  .where('id', '=', 1);

/** What can be won at present, the rarest last. */
export const availablePrizesQuery = db
  .selectFrom('game_prizes')
  .selectAll()
  .where('active', '=', true)
  .where('quantity', '>', 0)
  .orderBy('quantity', 'desc')
  .orderBy('id');

/** Nothing left to win switches the game off; only staff switch it on again. */
export const closeWhenEmptyQuery = db
  .updateTable('game_settings')
  .set({ is_enabled: false, updated_at: sql`now()` })
  .where('is_enabled', '=', true)
  .where(({ not, exists }) =>
    not(exists(availablePrizesQuery.clearSelect().select('id').clearOrderBy())),
  );

/** Whether somebody may start now, and the prizes for their wheel. */
export async function readAvailablePrizes(trx: Transaction<DB>) {
  const [, settings, prizes] = await Promise.all([
    trx.executeQuery(closeWhenEmptyQuery),
    trx.executeQuery(gameSettingsQuery),
    trx.executeQuery(availablePrizesQuery),
  ]);
  return settings.rows[0]?.is_enabled && prizes.rows.length > 0 ? prizes.rows : null;
}

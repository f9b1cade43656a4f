import { sql, type Transaction } from 'kysely';
import type { DB } from '#db/types.ts';
import { q } from '#platform/database/query.ts';

/** A missing row means that the game is disabled. */
export const settingsQuery = q.selectFrom('game_settings').select('is_enabled').where('id', '=', 1);

/** What can be won at present, the rarest last. */
export const prizesToWin = q
  .selectFrom('game_prizes')
  .selectAll()
  .where('active', '=', true)
  .where('quantity', '>', 0)
  .orderBy('quantity', 'desc')
  .orderBy('id');

/** Nothing left to win switches the game off; only staff switch it on again. */
export const closeWhenEmpty = q
  .updateTable('game_settings')
  .set({ is_enabled: false, updated_at: sql`now()` })
  .where('is_enabled', '=', true)
  .where(({ not, exists }) => not(exists(prizesToWin.clearSelect().select('id').clearOrderBy())));

/** Whether somebody may start now, and the prizes for their wheel. */
export async function openGame(trx: Transaction<DB>) {
  const [, settings, prizes] = await Promise.all([
    trx.executeQuery(closeWhenEmpty),
    trx.executeQuery(settingsQuery),
    trx.executeQuery(prizesToWin),
  ]);
  return settings.rows[0]?.is_enabled && prizes.rows.length > 0 ? prizes.rows : null;
}

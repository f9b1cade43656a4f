import { sql, type Transaction } from 'kysely';
import type { DB } from '#db/types.ts';
import { endGame } from './end-game.server.ts';
import { isOver, lockGame, type StoredGame } from './stored-game.server.ts';

/**
 * The running game of an account, on whichever device it was started: an unwanted win cannot be
 * dropped by starting elsewhere. Expired games are left to the next start on their own device.
 */
export async function lockRunningGameOfAccount(
  trx: Transaction<DB>,
  userId: string,
  now: Date,
): Promise<StoredGame | null> {
  // Serializes simultaneous starts of one account. Taken before any device is locked.
  await sql`select from auth.users where id = ${userId} for no key update`.execute(trx);
  const running = await trx
    .selectFrom('games')
    .select('id')
    .where('user_id', '=', userId)
    .where('stage', '<>', 'complete')
    .where('expires_at', '>', now)
    .orderBy('started_at')
    .limit(1)
    .executeTakeFirst();
  const stored = running && (await lockGame(trx, running.id));
  return stored && !isOver(stored.game, now) ? stored : null;
}

/** The running game of a locked device; one that has expired is ended. */
export async function findRunningGameOfDevice(
  trx: Transaction<DB>,
  deviceId: string,
  now: Date,
): Promise<StoredGame | null> {
  const running = await trx
    .selectFrom('games')
    .select('id')
    .where('device_id', '=', deviceId)
    .where('stage', '<>', 'complete')
    .executeTakeFirst();
  const stored = running && (await lockGame(trx, running.id));
  if (!stored) return null;
  if (!isOver(stored.game, now)) return stored;
  await endGame(trx, stored, { at: stored.game.expires_at, completed: false });
  return null;
}

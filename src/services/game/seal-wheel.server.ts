import type { Transaction } from 'kysely';
import type { DB } from '#db/types.ts';
import { createCommitment } from '#domain/game/draw.ts';
import { allotSegments } from '#domain/game/wheel.ts';
import type { Random } from '#platform/random.ts';
import type { PrizeRow } from './stored-game.server.ts';

interface WheelToSeal {
  gameId: string;
  round: number;
  prizes: readonly PrizeRow[];
  now: Date;
}

/** Fixes segments and secret of a wheel before the spin. */
export async function sealWheel(
  trx: Transaction<DB>,
  { gameId, round, prizes, now }: WheelToSeal,
  random: Random,
) {
  const segments = allotSegments(prizes, random.below);
  const secret = Buffer.from(random.bytes(32)).toString('hex');
  const commitment = await createCommitment({ secret, gameId, segments });
  return trx
    .insertInto('game_draws')
    .values({ game_id: gameId, round, segments, secret, commitment, created_at: now })
    .returningAll()
    .executeTakeFirstOrThrow();
}

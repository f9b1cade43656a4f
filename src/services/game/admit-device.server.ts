import { sql, type Transaction } from 'kysely';
import type { DB } from '#db/types.ts';
import { proofBitsFor, type ProofOfWork } from '#domain/game/proof-of-work.ts';
import type { ProofRequired } from '#domain/game/rejections.ts';
import type { Random } from '#platform/random.ts';
import { lockUntilCommit } from '#platform/database/lock-until-commit.ts';
import { readAbuseLimits } from '../shared/abuse-limits.server.ts';
import { userIdOf } from '../shared/caller.ts';
import { hashNetwork } from '../shared/network-hash.server.ts';
import type { Player } from './player.ts';
import { issueProofChallenge, spendProof, verifyProof } from './proof-of-work.server.ts';

/** A proof may be this much easier than now required: others may have started meanwhile. */
const toleratedBits = 1;

/**
 * Lets a device that was never seen start a game. The first of a network start freely; later ones
 * need an account or a proof of work, so that inventing devices has a price.
 */
export async function admitNewDevice(
  trx: Transaction<DB>,
  player: Player,
  proof: ProofOfWork | null,
  random: Random,
): Promise<{ ok: true } | ProofRequired> {
  const { now, address } = player.attempt;
  const network = hashNetwork(address);
  if (network === null || userIdOf(player) !== null) return { ok: true };
  const limits = await readAbuseLimits();
  const additional = (await countNewDevices(trx, network, now)) - limits.game_free_devices;
  if (additional < 0) return { ok: true };
  const bits = proofBitsFor(additional, {
    firstBits: limits.game_proof_bits,
    maxBits: limits.game_proof_max_bits,
  });
  const verified = proof && verifyProof(proof, { network, now });
  const isEnough = verified && verified.bits >= bits - toleratedBits;
  if (isEnough && (await spendProof(trx, verified))) return { ok: true };
  const challenge = issueProofChallenge({ bits, network, now }, random);
  return { ok: false, reason: 'proof_required', challenge };
}

/** Serialized per network, so that simultaneous starts are all counted. */
async function countNewDevices(trx: Transaction<DB>, network: string, now: Date): Promise<number> {
  await lockUntilCommit(`game-devices ${network}`).execute(trx);
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from public.game_devices
    where address_hash = ${network} and created_at > ${now}::timestamptz - interval '24 hours'`.execute(
    trx,
  );
  return rows[0]!.count;
}

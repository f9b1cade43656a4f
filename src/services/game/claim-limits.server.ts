import { sql, type Transaction } from 'kysely';
import type { DB } from '#db/types.ts';
import type { Rejection } from '#domain/game/rejections.ts';
import { lockUntilCommit } from '#platform/database/lock-until-commit.ts';
import type { RateLimited } from '../shared/rate-limited.ts';
import { readAbuseLimits } from '../shared/abuse-limits.server.ts';
import { userIdOf } from '../shared/caller.ts';
import { hashNetwork } from '../shared/network-hash.server.ts';
import { describeDevice } from './describe-device.ts';
import type { Player } from './player.ts';

const daySeconds = 24 * 60 * 60;

/**
 * Limits the claims of one network within 24 hours. A visitor beyond the limit keeps the win and
 * claims it with an account.
 */
export async function checkClaimLimits(
  trx: Transaction<DB>,
  player: Player,
): Promise<{ ok: true } | Rejection<'account_required'> | RateLimited> {
  const { now, address } = player.attempt;
  const network = hashNetwork(address);
  if (network === null) return { ok: true };
  const limits = await readAbuseLimits();
  const isGuest = userIdOf(player) === null;
  const max = isGuest ? limits.game_guest_claims : limits.game_account_claims;
  const recent = await readRecentClaims(trx, { network, isGuest, now });
  if (recent.count < max) return { ok: true };
  if (isGuest) return { ok: false, reason: 'account_required' };
  const passed = recent.oldest ? (now.getTime() - recent.oldest.getTime()) / 1000 : 0;
  return { ok: false, reason: 'rate_limited', retryAfter: Math.ceil(daySeconds - passed) };
}

interface ClaimWindow {
  network: string;
  isGuest: boolean;
  now: Date;
}

/** Serialized per network, so that simultaneous claims are all counted. */
async function readRecentClaims(trx: Transaction<DB>, { network, isGuest, now }: ClaimWindow) {
  await lockUntilCommit(`game-claims ${network}`).execute(trx);
  const { rows } = await sql<{ count: number; oldest: Date | null }>`
    select count(*)::integer as count, min(claimed_at) as oldest from public.game_claim_origins
    where address_hash = ${network} and with_account = ${!isGuest}
      and claimed_at > ${now}::timestamptz - interval '24 hours'`.execute(trx);
  return rows[0]!;
}

/** Records where a claim came from; without a known address there is nothing to record. */
export async function recordClaimOrigin(
  trx: Transaction<DB>,
  claimId: string,
  player: Player,
): Promise<void> {
  const { now, address, userAgent = null } = player.attempt;
  const network = hashNetwork(address);
  if (network === null) return;
  const { browser, os, deviceType } = describeDevice(userAgent);
  await trx
    .insertInto('game_claim_origins')
    .values({
      claim_id: claimId,
      address_hash: network,
      device_family: `${browser} ${os} ${deviceType}`,
      with_account: userIdOf(player) !== null,
      claimed_at: now,
    })
    .execute();
}

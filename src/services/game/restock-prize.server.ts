import type { Rejection } from '#domain/game/rejections.ts';
import { asSystem } from '#platform/database/run-as.server.ts';
import { isUuid } from '#platform/database/uuid.ts';
import type { RateLimited } from '#services/shared/rate-limited.ts';
import { takeRateLimits, type RateLimit } from '#services/shared/rate-limits.server.ts';
import type { Staff } from '#services/shared/staff.ts';
import { mayManageGame } from './may-manage-game.server.ts';
import { setPrizeQuantity } from './set-prize-quantity.server.ts';

export type RestockResult =
  | { ok: true; quantity: number }
  | Rejection<'not_allowed' | 'prize_not_found' | 'invalid_number'>
  | RateLimited;

/** A thousand restocks by a program would make the history unreadable. */
const perAccount: RateLimit = { name: 'restock/account', allowance: 60, seconds: 60 * 60 };

/** Adds or removes pieces of a prize; the history records who did it. */
export async function restockPrize(
  prizeId: string,
  pieces: number,
  { actor, now }: Staff,
): Promise<RestockResult> {
  if (!(await mayManageGame(actor))) return { ok: false, reason: 'not_allowed' };
  if (!isUuid(prizeId)) return { ok: false, reason: 'prize_not_found' };
  const allowed = await takeRateLimits(now, [perAccount, actor.userId]);
  if (!allowed.ok) return allowed;
  // As system: staff cannot write this column; the permission is checked above.
  return asSystem({ onBehalfOf: actor }).transaction(async (trx) => {
    const prize = await trx
      .selectFrom('game_prizes')
      .select(['id', 'quantity', 'original_quantity'])
      .where('id', '=', prizeId)
      .forUpdate()
      .executeTakeFirst();
    if (!prize) return { ok: false, reason: 'prize_not_found' };
    const quantity = prize.quantity + pieces;
    if (!Number.isInteger(pieces) || quantity < 0) return { ok: false, reason: 'invalid_number' };
    const changed_by = actor.userId;
    const original_quantity = Math.max(quantity, prize.original_quantity + pieces);
    const change = { quantity, original_quantity };
    await setPrizeQuantity(trx, prize, change, { reason: 'restocked', changed_by, at: now });
    return { ok: true, quantity };
  });
}

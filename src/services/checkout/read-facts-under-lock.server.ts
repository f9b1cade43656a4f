import type { Transaction } from 'kysely';
import type { DB } from '#db/types.ts';
import type { LimitScope, RecentOrders } from '#domain/checkout/order-limits.ts';
import type { Piece } from '#domain/checkout/priced-line.ts';
import { pipelineAfter } from '#platform/database/run-as.server.ts';
import { productIds, selectPieces, toPieces, variantIds } from '../pricing/pieces.server.ts';
import { type RateLimitResult, toRateLimitResult } from '../shared/rate-limits.server.ts';
import { checkoutLimitsQuery } from './checkout-limits.server.ts';
import { byScope, limitSubjects, recentOrdersQuery } from './count-recent-orders.server.ts';
import type { Locks } from './locks.server.ts';
import type { OrderDraft } from './order-draft.ts';

interface FactsUnderLock {
  allowed: RateLimitResult;
  recent: Partial<Record<LimitScope, RecentOrders>>;
  /** By `pieceKey`. */
  pieces: Map<string, Piece>;
}

/**
 * Takes the limits, locks what the order counts and sells until the end of the transaction, and
 * reads it: all in one round trip, because buyers of one piece wait for each other that long.
 */
export async function readFactsUnderLock(
  trx: Transaction<DB>,
  draft: OrderDraft,
  locks: Locks,
): Promise<FactsUnderLock> {
  const { wanted } = draft;
  const goods = { productIds: productIds(wanted), variantIds: variantIds(wanted) };
  const lockFirst = [...locks.limits(limitSubjects(draft)), ...locks.goods(goods)];
  const [allowed, recent, pieces] = await pipelineAfter(
    trx,
    lockFirst,
    checkoutLimitsQuery(draft),
    recentOrdersQuery(draft),
    selectPieces(wanted),
  );
  return {
    allowed: toRateLimitResult(allowed),
    recent: byScope(recent),
    pieces: toPieces(pieces),
  };
}

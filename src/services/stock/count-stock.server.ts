import { sql, type Transaction } from 'kysely';
import type { DB } from '#db/types.ts';
import type { CountReason } from '#domain/admin/products/stock-count.ts';
import { asUser } from '#platform/database/run-as.server.ts';
import { retryDeadlocks } from '#services/checkout/retry-deadlocks.server.ts';
import { actorHasRole } from '#services/shared/actor-has-role.server.ts';
import type { Staff } from '#services/shared/staff.ts';

interface CountedPiece {
  product: string;
  /** Null for a product without variants. */
  variant: string | null;
}

export interface StockCount {
  piece: CountedPiece;
  /** What lies there now, or how much came or went. */
  amount: { counted: number } | { delta: number };
  /** What the page showed; a sale since then rejects the count. */
  seen?: number | null;
  reason: CountReason;
  note?: string;
}

export type CountStockResult =
  | { ok: true; onHand: number; change: number; notified: number }
  | { ok: false; reason: 'forbidden' | 'not_found' | 'has_variants' | 'below_zero' }
  | { ok: false; reason: 'changed_meanwhile'; details: { onHand: string } };

/**
 * Changes the quantity of a piece by a count and says in the ledger who counted and why. Orders of the
 * same piece wait for the lock, so that neither is lost.
 */
export async function countStock(count: StockCount, { actor }: Staff): Promise<CountStockResult> {
  if (!(await actorHasRole(actor, 'technical_office_manager')))
    return { ok: false, reason: 'forbidden' };
  return retryDeadlocks(() =>
    asUser(actor).transaction(async (trx): Promise<CountStockResult> => {
      const stored = await lockPiece(trx, count.piece);
      if (!stored) return { ok: false, reason: 'not_found' };
      if (stored.isSum) return { ok: false, reason: 'has_variants' };
      const { onHand } = stored;
      if (typeof count.seen === 'number' && count.seen !== onHand) {
        return { ok: false, reason: 'changed_meanwhile', details: { onHand: String(onHand) } };
      }
      const { amount } = count;
      const change = 'counted' in amount ? amount.counted - onHand : amount.delta;
      if (onHand + change < 0) return { ok: false, reason: 'below_zero' };
      if (change === 0) return { ok: true, onHand, change, notified: 0 };
      const notified = onHand === 0 && stored.isOffered ? await countWaiting(trx, count.piece) : 0;
      await moveBy(trx, count, change);
      return { ok: true, onHand: onHand + change, change, notified };
    }),
  );
}

interface LockedPiece {
  onHand: number;
  /** A product with variants has only their sum. */
  isSum: boolean;
  isOffered: boolean;
}

/** The same kind of lock as a sale takes. */
async function lockPiece(trx: Transaction<DB>, piece: CountedPiece): Promise<LockedPiece | null> {
  const { rows } = piece.variant
    ? await sql<LockedPiece>`
        select v.inventory as "onHand", false as "isSum",
          p.status = 'published' and not p.is_sold_out as "isOffered"
        from public.product_variants v join public.products p on p.id = v.product_id
        where v.id = ${piece.variant} and p.id = ${piece.product} for no key update of v`.execute(
        trx,
      )
    : await sql<LockedPiece>`
        select quantity as "onHand", has_variants as "isSum",
          status = 'published' and not is_sold_out as "isOffered"
        from public.products where id = ${piece.product} for no key update`.execute(trx);
  return rows[0] ?? null;
}

async function countWaiting(trx: Transaction<DB>, piece: CountedPiece): Promise<number> {
  const { rows } = await sql<{ waiting: number }>`
    select count(*)::integer as waiting from public.stock_alerts
    where product_id = ${piece.product} and variant_id is not distinct from ${piece.variant}::uuid
      and notified_at is null`.execute(trx);
  return rows[0]!.waiting;
}

/** The ledger's trigger reads reason and note from the transaction. */
async function moveBy(trx: Transaction<DB>, count: StockCount, change: number): Promise<void> {
  const { piece, reason, note = '' } = count;
  await sql`select set_config('fustat.stock_reason', ${reason}, true),
    set_config('fustat.stock_note', ${note}, true)`.execute(trx);
  await (
    piece.variant
      ? sql`update public.product_variants set inventory = inventory + ${change} where id = ${piece.variant}`
      : sql`update public.products set quantity = quantity + ${change} where id = ${piece.product}`
  ).execute(trx);
}

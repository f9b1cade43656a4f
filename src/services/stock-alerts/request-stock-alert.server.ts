import { sql, type Transaction } from 'kysely';
import type { DB } from '#db/types.ts';
import { maxToBuy, effectiveStockStatus } from '#domain/catalog/stock.ts';
import type { StockStatus } from '#domain/catalog/product.ts';
import { asSystem } from '#platform/database/run-as.server.ts';
import type { Actor } from '#platform/database/actor.ts';
import { isUuid } from '#platform/database/uuid.ts';
import { takeFormLimits } from '#services/shared/form-rate-limits.server.ts';
import type { RateLimited } from '#services/shared/rate-limited.ts';
import type { RequestFacts } from '#services/shared/request-facts.ts';
import { enoughForToday, rejectAboveLimit } from '#services/shared/row-limits.server.ts';

export interface WantedPiece {
  productId: string;
  /** Null for a product without variants. */
  variantId: string | null;
}

export type StockAlertResult =
  | { ok: true }
  | { ok: false; reason: 'email_required' }
  | { ok: false; reason: 'not_found' | 'available' }
  | RateLimited;

/**
 * Stores that a customer, or a visitor with an email address, wants a mail when a piece is
 * available again. Repeating the request changes nothing; after a mail was sent it asks for another.
 */
export async function requestStockAlert(
  wanted: WantedPiece,
  email: string | null,
  { actor, attempt }: { actor: Actor; attempt: RequestFacts },
): Promise<StockAlertResult> {
  const userId = actor.kind === 'user' ? actor.userId : null;
  if (!userId && !email) return { ok: false, reason: 'email_required' };
  const allowed = await takeFormLimits('stock-alert', attempt, userId ? undefined : email!);
  if (!allowed.ok) return allowed;

  // As system: a visitor may leave an address, and must not read or change the alerts of others.
  return rejectAboveLimit(enoughForToday, () =>
    asSystem().transaction(async (trx): Promise<StockAlertResult> => {
      const available = await countAvailable(trx, wanted);
      if (available === null) return { ok: false, reason: 'not_found' };
      if (available > 0) return { ok: false, reason: 'available' };
      const target = userId
        ? sql`(user_id, product_id, variant_id)`
        : sql`(email, product_id, variant_id)`;
      const present = userId ? sql`user_id is not null` : sql`email is not null`;
      await sql`
      insert into stock_alerts (product_id, variant_id, user_id, email, locale, created_at)
      values (${wanted.productId}, ${wanted.variantId}, ${userId}, ${userId ? null : email},
        ${attempt.locale}, ${attempt.now})
      on conflict ${target} where ${present}
      do update set notified_at = null, locale = excluded.locale, created_at = excluded.created_at
      where stock_alerts.notified_at is not null`.execute(trx);
      return { ok: true };
    }),
  );
}

/** How many can be bought now; null for a piece that does not exist or is not published. */
async function countAvailable(trx: Transaction<DB>, { productId, variantId }: WantedPiece) {
  if (!isUuid(productId) || (variantId !== null && !isUuid(variantId))) return null;
  const product = await trx
    .selectFrom('products')
    .select(['stock_status', 'low_stock_threshold', 'quantity', 'has_variants'])
    .where('id', '=', productId)
    .where('status', '=', 'published')
    .executeTakeFirst();
  if (!product || product.has_variants !== (variantId !== null)) return null;
  const variant =
    variantId === null
      ? { inventory: product.quantity }
      : await trx
          .selectFrom('product_variants')
          .select('inventory')
          .where('id', '=', variantId)
          .where('product_id', '=', productId)
          .executeTakeFirst();
  if (!variant) return null;
  const stocked = {
    stockStatus: product.stock_status as StockStatus,
    lowStockThreshold: product.low_stock_threshold,
  };
  return maxToBuy(effectiveStockStatus(stocked, variant.inventory), variant.inventory);
}

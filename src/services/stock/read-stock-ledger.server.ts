import { sql } from 'kysely';
import type { CountReason } from '#domain/admin/products/stock-count.ts';
import { asUser } from '#platform/database/run-as.server.ts';
import type { Customer } from '#services/shared/customer.ts';
import { namesById, staffNamesQuery } from '../admin/history/read-history.server.ts';

export interface LedgerLine {
  id: string;
  at: Date;
  sku: string | null;
  cause: 'opening' | 'adjustment' | 'sale' | 'return';
  change: number;
  /** What was on hand after it. */
  onHand: number;
  reason: CountReason | null;
  note: string | null;
  /** The member of staff who counted. */
  by: string | null;
}

const maxLines = 200;

/** The latest movements of a product's pieces, newest first. */
export async function readStockLedger(product: string, actor: Customer): Promise<LedgerLine[]> {
  const [staff, lines] = await asUser(actor).read(
    staffNamesQuery,
    sql<Omit<LedgerLine, 'by'> & { actorId: string | null }>`
      select m.id, m.created_at as at, v.sku, m.cause, m.change, m.reason, m.note,
        m.actor_id as "actorId",
        sum(m.change) over (partition by m.variant_id order by m.created_at, m.id)::integer as "onHand"
      from public.stock_movements m left join public.product_variants v on v.id = m.variant_id
      where m.product_id = ${product}
      order by m.created_at desc, m.id desc limit ${maxLines}`,
  );
  const names = namesById(staff);
  return lines.map(({ actorId, ...line }) => ({ ...line, by: names.get(actorId ?? '') ?? null }));
}

import { sql, type Transaction } from 'kysely';
import type { DB } from '#db/types.ts';
import {
  countedSince,
  isLimitedBuyer,
  type LimitScope,
  type RecentOrders,
} from '#domain/checkout/order-limits.ts';
import { pipeline } from '#platform/database/run-as.server.ts';
import { hashNetwork } from '../shared/network-hash.server.ts';
import type { Locks } from './locks.server.ts';
import type { OrderDraft } from './order-draft.ts';

/**
 * What the buyer's phone, network and recipient have ordered within a day. Locks the three until the
 * end of the transaction, so that concurrent orders count each other.
 */
export async function countRecentOrders(
  trx: Transaction<DB>,
  draft: OrderDraft,
  locks: Locks,
): Promise<Partial<Record<LimitScope, RecentOrders>>> {
  const { address, standing, attempt } = draft;
  if (standing === 'staff') return {};
  const since = countedSince(attempt.now);
  const subjects: Partial<Record<LimitScope, string | null>> = {
    ...(isLimitedBuyer(standing) && {
      network: hashNetwork(attempt.address),
      // Already in E.164: forms and saved addresses accept nothing else.
      phone: address.phone,
    }),
    recipient: address.email,
  };
  const { network, phone, recipient } = subjects;
  const rows = await pipeline(
    trx,
    ...locks.limits(subjects),
    sql<RecentOrders & { scope: LimitScope }>`
      with counted as (
        select 'network' as scope, o.* from public.order_holds h join public.orders o on o.id = h.order_id
        where h.network_hash = ${network ?? null} and h.created_at > ${since} and o.status <> 'cancelled'
        union all
        select 'phone', o.* from public.orders o
        where o.phone = ${phone ?? null} and o.created_at > ${since} and o.status <> 'cancelled'
          and exists (select from public.order_holds h where h.order_id = o.id)
        union all
        -- Cancelled orders count here: their mails were sent.
        select 'recipient', o.* from public.orders o
        where o.email = ${recipient ?? null} and o.created_at > ${since}
      )
      select scope, count(*)::integer as orders, sum(subtotal)::text as value,
        sum((select sum(i.quantity) from public.order_items i where i.order_id = counted.id))::integer
          as pieces,
        min(created_at) as oldest
      from counted group by scope`,
  );
  return Object.fromEntries(rows.map(({ scope, ...recent }) => [scope, recent]));
}

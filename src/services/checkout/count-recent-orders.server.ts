import { sql } from 'kysely';
import {
  countedSince,
  isLimitedBuyer,
  type LimitScope,
  type RecentOrders,
} from '#domain/checkout/order-limits.ts';
import { hashNetwork } from '../shared/network-hash.server.ts';
import type { OrderDraft } from './order-draft.ts';

/** What the buyer is counted by; orders of staff are not counted. */
export function limitSubjects({
  address,
  standing,
  attempt,
}: OrderDraft): Partial<Record<LimitScope, string | null>> {
  if (standing === 'staff') return {};
  return {
    ...(isLimitedBuyer(standing) && {
      network: hashNetwork(attempt.address),
      // Already in E.164: forms and saved addresses accept nothing else.
      phone: address.phone,
    }),
    recipient: address.email,
  };
}

/**
 * What the buyer's phone, network and recipient have ordered within a day. Sent after the locks of
 * the three, so that concurrent orders count each other.
 */
export function recentOrdersQuery(draft: OrderDraft) {
  const since = countedSince(draft.attempt.now);
  const { network, phone, recipient } = limitSubjects(draft);
  return sql<RecentOrders & { scope: LimitScope }>`
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
      from counted group by scope`;
}

export const byScope = (
  rows: readonly (RecentOrders & { scope: LimitScope })[],
): Partial<Record<LimitScope, RecentOrders>> =>
  Object.fromEntries(rows.map(({ scope, ...recent }) => [scope, recent]));

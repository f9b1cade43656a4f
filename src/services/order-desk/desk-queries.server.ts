import { sql } from 'kysely';
import type { OrderStatus } from '#domain/orders/status.ts';
import type { Locale } from '#i18n/locale.ts';
import { type OrderMoney } from '#domain/orders/order-money.ts';
import { db } from '#platform/database/query.ts';
import { moneyColumns } from '../orders/order-money-columns.ts';

export const selectDeskOrder = (id: string) =>
  db
    .selectFrom('orders as o')
    .leftJoin('governorates as g', (join) =>
      join.on('g.code', '=', sql<string>`o.address ->> 'governorate'`),
    )
    .leftJoin('order_holds as h', 'h.order_id', 'o.id')
    .select(['o.id', 'o.number', 'o.email', 'o.phone', 'o.notes', 'o.address', 'o.locale'])
    .select('o.status')
    .$narrowType<{ status: OrderStatus }>()
    .select(['o.created_at as placedAt', 'o.currency', 'o.coupon_code as couponCode'])
    .select(['o.subtotal', 'o.discount', 'o.shipping', 'o.tax'])
    .select(moneyColumns)
    .select(['o.tax_included as taxIncluded', 'o.tax_rate as taxRate', 'o.user_id as userId'])
    .select(['o.delivered_at as deliveredAt', 'o.call_attempts as callAttempts'])
    .select(['o.collected_at as collectedAt', 'o.collected_by as collectedBy'])
    .select(['g.name as governorate', 'g.name_ar as governorateAr'])
    .select(sql<string | null>`o.promised_on::text`.as('promisedOn'))
    .select(['h.cancels_at as cancelsAt', 'h.warned_at as warnedAt'])
    .where('o.id', '=', id);

/** What is in stock now. Pieces that left the shop, or whose variants did, are missing. */
export const selectStockNow = (orderId: string) =>
  sql<{ id: string; stock: number }>`
    select i.id, coalesce(v.inventory, p.quantity) as stock
    from public.order_items i join public.products p on p.id = i.product_id
    left join public.product_variants v on v.id = i.variant_id
    where i.order_id = ${orderId}::uuid and p.has_variants = (v.id is not null)`;

const maxOtherOrders = 10;

export interface OtherOrder {
  id: string;
  number: string;
  status: OrderStatus;
  placedAt: Date;
  payable: string;
  money: OrderMoney;
  currency: string;
}

/** Other orders with the same phone, newest first. */
export const selectOtherOrders = (orderId: string) =>
  db
    .selectFrom('orders as o')
    .innerJoin('orders as this', 'this.phone', 'o.phone')
    .select(['o.id', 'o.number', 'o.status', 'o.created_at as placedAt', 'o.currency'])
    .select(moneyColumns)
    .where('this.id', '=', orderId)
    .whereRef('o.id', '<>', 'this.id')
    .orderBy('o.created_at', 'desc')
    .orderBy('o.id', 'desc')
    .limit(maxOtherOrders);

/** The step that staff have decided and can still undo; none when the order has changed since. */
export const selectWaitingMove = (orderId: string, now: Date) =>
  sql<{ to: OrderStatus; decidedBy: string; secondsLeft: number }>`
    select m.to_status as "to", m.decided_by as "decidedBy",
      extract(epoch from m.due_at - ${now}::timestamptz)::float8 as "secondsLeft"
    from public.order_moves m join public.orders o on o.id = m.order_id
    where o.id = ${orderId}::uuid and m.state = 'waiting' and m.from_status = o.status`;

export interface UpcomingCall {
  /** Of the next order; null when no other waits. */
  id: string | null;
  number: string | null;
  /** Orders that wait for a call, without this one. */
  count: number;
}

/** The next order to call, in the order of the list; after the last comes the first. Those that are being confirmed count no longer. */
export const selectNextCall = (orderId: string) =>
  sql<UpcomingCall>`
    with waiting as (
      select o.id, o.number, o.created_at from public.orders o
      where o.status = 'placed' and o.id <> ${orderId}::uuid and not exists (
        select from public.order_moves m where m.order_id = o.id and m.state = 'waiting')
    ), next as (
      select w.id, w.number from waiting w, public.orders this
      where this.id = ${orderId}::uuid
      order by (w.created_at, w.id) < (this.created_at, this.id), w.created_at, w.id limit 1
    )
    select (select id from next), (select number from next),
      (select count(*) from waiting)::integer as count`;

export const selectHandling = (orderId: string) =>
  db
    .selectFrom('order_handling')
    .select(['assignee_id as assigneeId', 'courier', 'tags'])
    .where('order_id', '=', orderId);

/** Everybody with a role; the function tells staff only. */
export const selectStaffNames = () =>
  sql<{ id: string; name: string }>`select id, name from public.staff_names()`;

export interface OrderMail {
  id: string;
  subject: string;
  status: 'queued' | 'sent' | 'failed' | 'kept';
  /** Without links; null for mails of before links were removed. */
  text: string | null;
  recipient: string;
  locale: Locale;
  at: Date;
}

const maxMails = 50;

/** Mails about the order, newest first. */
export const selectOrderMails = (orderId: string) =>
  sql<OrderMail>`
    select id, subject, status, text_without_links as text, recipient, locale,
      coalesce(sent_at, created_at) as at
    from public.mail_outbox where order_id = ${orderId}::uuid
    order by created_at desc, id limit ${maxMails}`;

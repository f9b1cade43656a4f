import type { Transaction } from 'kysely';
import type { DB } from '#db/types.ts';
import type { OrderStatus } from '#domain/orders/status.ts';
import { returnsStock, canChangeStatus, type Changer } from '#domain/orders/transitions.ts';
import { formatDate, formatMoney } from '#i18n/format.ts';
import { localized } from '#i18n/locale.ts';
import { returnStock } from '../checkout/return-stock.server.ts';
import { giveBackCoupon } from '../coupons/give-back-coupon.server.ts';
import { enqueueMail } from '../mail/enqueue-mail.server.ts';
import {
  orderAgainLink,
  orderMailData,
  notifyBuyer,
  toBuyer,
  type OrderBuyer,
} from './buyer.server.ts';
import { insertEntryPhotos, type StoredEntryPhoto } from './entry-photos.server.ts';
import { readMailedOrder } from './read-mailed-order.server.ts';
import type { LockedOrder } from './lock-order.server.ts';
import { statusTitles } from './status-titles.ts';

export interface Note {
  en: string | null;
  ar: string | null;
}

export interface OrderMove {
  to: Exclude<OrderStatus, 'placed'>;
  by: Changer;
  /** The user id; null for guests and the system. */
  actorId: string | null;
  note: Note | null;
  /** Whether the buyer sees the entry and is notified. */
  isVisible: boolean;
  /** Of the entry; the mail shows the first one. */
  photos?: readonly StoredEntryPhoto[];
  now: Date;
  /** Another mail than the usual one for the status. */
  mail?: 'order_expired';
  /** Of an order that came back: what its buyer gets, and the last day on which. */
  refund?: { amount: string; day: string } | null;
}

export type MoveResult = { ok: true } | { ok: false; reason: 'wrong_state'; status: OrderStatus };

/** Changes the status of a locked order with all consequences, or returns its current status. */
export async function moveOrder(
  trx: Transaction<DB>,
  order: LockedOrder,
  move: OrderMove,
): Promise<MoveResult> {
  const { to, by, now } = move;
  if (!canChangeStatus(order.status, to, by)) {
    return { ok: false, reason: 'wrong_state', status: order.status };
  }
  await trx
    .updateTable('orders')
    .set({ status: to, ...(to === 'delivered' && { delivered_at: now }) })
    .where('id', '=', order.id)
    .execute();
  const entryId = await writeEntry(trx, order.id, { ...move, status: to });
  await insertEntryPhotos(trx, entryId, move.photos ?? []);
  if (returnsStock(to)) await returnStock(trx, order.id);
  if (to === 'cancelled') await giveBackCoupon(trx, order.id);
  if (move.isVisible) await notifyBuyerOfMove(trx, toBuyer(order), move);
  return { ok: true };
}

export async function writeEntry(
  trx: Transaction<DB>,
  orderId: string,
  { status, by, actorId, note, isVisible, now }: Omit<OrderMove, 'to'> & { status: OrderStatus },
): Promise<string> {
  const { id } = await trx
    .insertInto('order_timeline')
    .values({
      order_id: orderId,
      status,
      note: note?.en ?? note?.ar ?? null,
      note_ar: note?.ar ?? null,
      is_visible: isVisible,
      actor_kind: by,
      actor_id: actorId,
      created_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

async function notifyBuyerOfMove(
  trx: Transaction<DB>,
  buyer: OrderBuyer,
  { to, by, note, now, mail, refund }: OrderMove,
) {
  // Buyers are not sent their own note, and a mail of its own needs none.
  const text = by === 'customer' || mail ? null : localized(buyer.locale, note?.en, note?.ar);
  await enqueueMail(trx, {
    recipient: buyer.email,
    locale: buyer.locale,
    template: mail ?? `order_${to}`,
    orderId: buyer.orderId,
    data: {
      ...orderMailData(buyer),
      ...(mail && { link: orderAgainLink(buyer) }),
      note: text || null,
      refund: refund
        ? {
            amount: formatMoney(refund.amount, buyer.locale, buyer.currency),
            day: formatDate(refund.day, buyer.locale, 'day'),
          }
        : null,
      ...(await readMailedOrder(trx, buyer, { status: to, now })),
    },
    now,
  });
  await notifyBuyer(trx, buyer, { title: statusTitles[to], now });
}

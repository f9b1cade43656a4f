import type { Transaction } from 'kysely';
import type { DB } from '#db/types.ts';
import type { OrderStatus } from '#domain/orders/status.ts';
import { formatMoney } from '#i18n/format.ts';
import { asSystem } from '#platform/database/run-as.server.ts';
import { isUuid } from '#platform/database/uuid.ts';
import { lockOrder, type LockedOrder } from '../orders/lock-order.server.ts';
import { writeEntry } from '../orders/move-order.server.ts';
import { actorHasRole } from '../shared/actor-has-role.server.ts';
import type { Staff } from '../shared/staff.ts';

export type CashResult =
  | { ok: true }
  | { ok: false; reason: 'forbidden' | 'not_found' | 'already_collected' | 'not_collected' }
  | { ok: false; reason: 'wrong_state'; status: OrderStatus };

/** Records that the courier has handed over the cash of a delivered order. */
export async function recordCash(orderId: string, staff: Staff): Promise<CashResult> {
  if (!(await actorHasRole(staff.actor, 'sales'))) return { ok: false, reason: 'forbidden' };
  return changeCash(orderId, staff, async (trx, order) => {
    if (order.collected_at) return { ok: false, reason: 'already_collected' };
    const amount = (locale: 'en' | 'ar') => formatMoney(order.payable, locale, order.currency);
    await setCollected(trx, order, {
      collected: { collected_at: staff.now, collected_by: staff.actor.userId },
      note: {
        en: `Cash received from the courier: ${amount('en')}.`,
        ar: `استلام المبلغ من المندوب: ${amount('ar')}.`,
      },
      staff,
    });
    return { ok: true };
  });
}

/** Takes a mistaken record back. For admins, because cash is counted. */
export async function takeBackCash(orderId: string, staff: Staff): Promise<CashResult> {
  if (!(await actorHasRole(staff.actor, 'admin'))) return { ok: false, reason: 'forbidden' };
  return changeCash(orderId, staff, async (trx, order) => {
    if (!order.collected_at) return { ok: false, reason: 'not_collected' };
    await setCollected(trx, order, {
      collected: { collected_at: null, collected_by: null },
      note: {
        en: 'The record of the cash was taken back.',
        ar: 'التراجع عن تسجيل استلام المبلغ.',
      },
      staff,
    });
    return { ok: true };
  });
}

type CashWork = (trx: Transaction<DB>, order: LockedOrder) => Promise<CashResult>;

async function changeCash(orderId: string, { actor }: Staff, work: CashWork): Promise<CashResult> {
  if (!isUuid(orderId)) return { ok: false, reason: 'not_found' };
  // As system: staff cannot write orders directly.
  return asSystem({ onBehalfOf: actor }).transaction(async (trx) => {
    const order = await lockOrder(trx, orderId);
    if (!order) return { ok: false, reason: 'not_found' };
    // A returned order was delivered and paid before.
    if (!order.delivered_at) return { ok: false, reason: 'wrong_state', status: order.status };
    return work(trx, order);
  });
}

interface CashChange {
  collected: { collected_at: Date | null; collected_by: string | null };
  note: { en: string; ar: string };
  staff: Staff;
}

async function setCollected(
  trx: Transaction<DB>,
  { id, status }: LockedOrder,
  { collected, note, staff: { actor, now } }: CashChange,
): Promise<void> {
  await trx.updateTable('orders').set(collected).where('id', '=', id).execute();
  const entry = { status, by: 'staff', actorId: actor.userId, note, now } as const;
  await writeEntry(trx, id, { ...entry, isVisible: false });
}

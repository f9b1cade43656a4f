import type { Transaction } from 'kysely';
import type { DB } from '#db/types.ts';
import { compareAmounts, isZero, subtract, sum } from '#domain/money.ts';
import type { CashInput } from '#domain/orders/refund-input.ts';
import type { OrderStatus } from '#domain/orders/status.ts';
import { formatMoney } from '#i18n/format.ts';
import type { Locale } from '#i18n/locale.ts';
import { asSystem } from '#platform/database/run-as.server.ts';
import { isUuid } from '#platform/database/uuid.ts';
import { lockOrder, type LockedOrder, moneyOf } from '../orders/lock-order.server.ts';
import { writeEntry } from '../orders/move-order.server.ts';
import { actorHasRole } from '../shared/actor-has-role.server.ts';
import type { Staff } from '../shared/staff.ts';

export type CashResult =
  | { ok: true }
  | { ok: false; reason: 'forbidden' | 'not_found' | 'already_collected' | 'not_collected' }
  | { ok: false; reason: 'no_reason' | 'refunded_since' }
  | { ok: false; reason: 'cash_too_much'; most: string }
  | { ok: false; reason: 'wrong_state'; status: OrderStatus };

type Cash = Partial<CashInput>;

/**
 * Records what the courier has handed over of a delivered order. Less than its buyer owed needs a
 * reason and stays due from them; what they pay later is recorded the same way.
 */
export async function recordCash(
  orderId: string,
  staff: Staff,
  cash: Cash = {},
): Promise<CashResult> {
  if (!(await actorHasRole(staff.actor, 'sales'))) return { ok: false, reason: 'forbidden' };
  return changeCash(orderId, staff, async (trx, order) => {
    const { due } = moneyOf(order);
    // A second press of the same form.
    if (compareAmounts(cash.due ?? due, due) !== 0)
      return { ok: false, reason: 'already_collected' };
    const record = order.collected_at ? recordRest : recordFirst;
    return record(trx, order, { cash, staff });
  });
}

interface Recorded {
  cash: Cash;
  staff: Staff;
}

/** Of a locked order that was delivered. */
export async function recordFirst(
  trx: Transaction<DB>,
  order: LockedOrder,
  { cash: { amount = order.payable, reason = null }, staff }: Recorded,
): Promise<CashResult> {
  if (compareAmounts(amount, order.payable) > 0) return tooMuch(order.payable);
  const shortBy = subtract(order.payable, amount);
  const isShort = !isZero(shortBy);
  if (isShort && !reason) return { ok: false, reason: 'no_reason' };
  const back = sum([order.to_give_back, order.given_back]);
  if (compareAmounts(amount, back) < 0) return { ok: false, reason: 'refunded_since' };
  await setCash(trx, order, {
    cash: {
      collected_at: staff.now,
      collected_by: staff.actor.userId,
      short_by: shortBy,
    },
    note: isShort
      ? noteOf(order, ({ money }) => ({
          en: `Cash received from the courier: ${money('en', amount)}. Still due: ${money('en', shortBy)}. ${reason}`,
          ar: `استلام ${money('ar', amount)} من المندوب، والمتبقي على العميل ${money('ar', shortBy)}. ${reason}`,
        }))
      : noteOf(order, ({ money }) => ({
          en: `Cash received from the courier: ${money('en', amount)}.`,
          ar: `استلام المبلغ من المندوب: ${money('ar', amount)}.`,
        })),
    staff,
  });
  return { ok: true };
}

async function recordRest(
  trx: Transaction<DB>,
  order: LockedOrder,
  { cash, staff }: Recorded,
): Promise<CashResult> {
  const { due } = moneyOf(order);
  if (isZero(due)) return { ok: false, reason: 'already_collected' };
  const { amount = due } = cash;
  if (compareAmounts(amount, due) > 0 || isZero(amount)) return tooMuch(due);
  await setCash(trx, order, {
    cash: { short_by: subtract(order.short_by, amount) },
    note: noteOf(order, ({ money }) => ({
      en: `Received from the customer: ${money('en', amount)}.`,
      ar: `استلام ${money('ar', amount)} من العميل.`,
    })),
    staff,
  });
  return { ok: true };
}

const tooMuch = (most: string) => ({ ok: false, reason: 'cash_too_much', most }) as const;

/** Takes a mistaken record back. For admins, because cash is counted. */
export async function takeBackCash(orderId: string, staff: Staff): Promise<CashResult> {
  if (!(await actorHasRole(staff.actor, 'admin'))) return { ok: false, reason: 'forbidden' };
  return changeCash(orderId, staff, (trx, order) => reverseCash(trx, order, staff));
}

/** Of a locked order; the timeline keeps both entries. */
export async function reverseCash(
  trx: Transaction<DB>,
  order: LockedOrder,
  staff: Staff,
): Promise<CashResult> {
  if (!order.collected_at) return { ok: false, reason: 'not_collected' };
  // A refund has settled what was short.
  if (!isZero(moneyOf(order).settled)) return { ok: false, reason: 'refunded_since' };
  await setCash(trx, order, {
    cash: { collected_at: null, collected_by: null, short_by: '0.00' },
    note: {
      en: 'The record of the cash was taken back.',
      ar: 'التراجع عن تسجيل استلام المبلغ.',
    },
    staff,
  });
  return { ok: true };
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

type Money = (locale: Locale, amount: string) => string;

const noteOf = (
  { currency }: LockedOrder,
  write: (words: { money: Money }) => { en: string; ar: string },
) => write({ money: (locale, amount) => formatMoney(amount, locale, currency) });

interface CashChange {
  cash: { collected_at?: Date | null; collected_by?: string | null; short_by?: string };
  note: { en: string; ar: string };
  staff: Staff;
}

async function setCash(
  trx: Transaction<DB>,
  { id, status }: LockedOrder,
  { cash, note, staff: { actor, now } }: CashChange,
): Promise<void> {
  await trx.updateTable('orders').set(cash).where('id', '=', id).execute();
  const entry = { status, by: 'staff', actorId: actor.userId, note, now } as const;
  await writeEntry(trx, id, { ...entry, isVisible: false });
}

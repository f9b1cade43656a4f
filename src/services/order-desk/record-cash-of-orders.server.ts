import type { Transaction } from 'kysely';
import type { DB } from '#db/types.ts';
import { compareAmounts, sum } from '#domain/money.ts';
import { type BulkCashInput, type CashRow, cashUndoSeconds } from '#domain/orders/bulk-cash.ts';
import { asSystem } from '#platform/database/run-as.server.ts';
import { lockOrder, type LockedOrder, moneyOf } from '../orders/lock-order.server.ts';
import { actorHasRole } from '../shared/actor-has-role.server.ts';
import type { Staff } from '../shared/staff.ts';
import { recordFirst, reverseCash } from './record-cash.server.ts';

/** An order of the form that stayed as it is. */
interface SkippedCash {
  number: string;
  reason: 'already_collected' | 'not_delivered' | 'refunded_since';
}

export type BulkCashResult =
  | {
      ok: true;
      orders: string[];
      at: Date;
      /** One for each currency. */
      sums: { amount: string; currency: string }[];
      skipped: SkippedCash[];
    }
  | { ok: false; reason: 'forbidden' | 'no_reason' | 'cash_too_much'; details?: Details };

/** The order that the form is wrong about. */
type Details = { number: string };

/**
 * Records what a courier hands over of several orders, in one transaction. An order that was changed
 * meanwhile stays as it is; a wrong amount stops all, because the sum was counted at the desk.
 */
export async function recordCashOfOrders(
  { courier, rows }: BulkCashInput,
  staff: Staff,
): Promise<BulkCashResult> {
  if (!(await actorHasRole(staff.actor, 'sales'))) return { ok: false, reason: 'forbidden' };
  // As system: staff cannot write orders; the role is checked above.
  return asSystem({ onBehalfOf: staff.actor }).transaction(async (trx): Promise<BulkCashResult> => {
    const found = await lockRows(trx, rows);
    const wrong = found.find(({ order, row }) => mistakeOf(order, row) !== null);
    if (wrong) {
      const reason = mistakeOf(wrong.order, wrong.row)!;
      return { ok: false, reason, details: { number: wrong.order.number } };
    }
    const recorded: LockedRow[] = [];
    const skipped: SkippedCash[] = [];
    for (const each of found) {
      const obstacle = obstacleTo(each) ?? (await record(trx, each, staff));
      if (obstacle) skipped.push({ number: each.order.number, reason: obstacle });
      else recorded.push(each);
    }
    const orders = recorded.map(({ order: { id } }) => id);
    if (courier) await nameCourier(trx, orders, courier);
    return { ok: true, orders, at: staff.now, sums: sumsOf(recorded), skipped };
  });
}

interface LockedRow {
  order: LockedOrder;
  row: CashRow;
}

/** By their ids, so that two who record the same orders do not wait for each other. */
async function lockRows(trx: Transaction<DB>, rows: readonly CashRow[]): Promise<LockedRow[]> {
  const unique = new Map(rows.map((row) => [row.id, row]));
  const locked: LockedRow[] = [];
  for (const id of [...unique.keys()].toSorted()) {
    const order = await lockOrder(trx, id);
    if (order) locked.push({ order, row: unique.get(id)! });
  }
  return locked;
}

/** What the form says about an order that is as it was shown. */
function mistakeOf(order: LockedOrder, { due, amount, reason }: CashRow) {
  if (order.collected_at || compareAmounts(due, moneyOf(order).due) !== 0) return null;
  const difference = compareAmounts(amount, order.payable);
  if (difference > 0) return 'cash_too_much';
  return difference < 0 && !reason ? 'no_reason' : null;
}

function obstacleTo({ order, row }: LockedRow): SkippedCash['reason'] | null {
  if (!order.delivered_at) return 'not_delivered';
  const isAsShown = compareAmounts(row.due, moneyOf(order).due) === 0;
  return order.collected_at || !isAsShown ? 'already_collected' : null;
}

async function record(
  trx: Transaction<DB>,
  { order, row: { amount, reason } }: LockedRow,
  staff: Staff,
): Promise<SkippedCash['reason'] | null> {
  const result = await recordFirst(trx, order, { cash: { amount, reason }, staff });
  return result.ok ? null : 'refunded_since';
}

const nameCourier = (trx: Transaction<DB>, orders: readonly string[], courier: string) =>
  orders.length === 0
    ? null
    : trx
        .insertInto('order_handling')
        .values(orders.map((order_id) => ({ order_id, courier })))
        .onConflict((same) => same.column('order_id').doUpdateSet({ courier }))
        .execute();

function sumsOf(rows: readonly LockedRow[]) {
  const byCurrency = Map.groupBy(rows, ({ order }) => order.currency);
  return [...byCurrency].map(([currency, group]) => ({
    amount: sum(group.map(({ row }) => row.amount)),
    currency,
  }));
}

export type UndoCashResult =
  | { ok: true; count: number }
  | { ok: false; reason: 'forbidden' | 'too_late' };

/** Takes back what the same person has just recorded with one press, as long as nothing followed. */
export async function undoCashOfOrders(
  { orders, at }: { orders: readonly string[]; at: Date },
  staff: Staff,
): Promise<UndoCashResult> {
  const { actor, now } = staff;
  if (!(await actorHasRole(actor, 'sales'))) return { ok: false, reason: 'forbidden' };
  // As system: staff cannot write orders; the role is checked above.
  return asSystem({ onBehalfOf: actor }).transaction(async (trx): Promise<UndoCashResult> => {
    let count = 0;
    for (const id of [...new Set(orders)].toSorted()) {
      const order = await lockOrder(trx, id);
      if (!order || !(await isOwnRecord(trx, order, { at, staff: { actor, now } }))) continue;
      if ((await reverseCash(trx, order, staff)).ok) count += 1;
    }
    return count === 0 ? { ok: false, reason: 'too_late' } : { ok: true, count };
  });
}

async function isOwnRecord(
  trx: Transaction<DB>,
  { id, collected_at: collectedAt }: LockedOrder,
  { at, staff: { actor, now } }: { at: Date; staff: Staff },
): Promise<boolean> {
  const age = now.getTime() - (collectedAt?.getTime() ?? 0);
  if (!collectedAt || collectedAt.getTime() !== at.getTime()) return false;
  if (age > cashUndoSeconds * 1000) return false;
  const row = await trx
    .selectFrom('orders')
    .select('id')
    .where('id', '=', id)
    .where('collected_by', '=', actor.userId)
    .executeTakeFirst();
  return row !== undefined;
}

import { maxMovedOrders } from '#domain/orders/move-orders.ts';
import type { Amount } from '#domain/admin/lists/list.ts';
import { ordersSource } from '../admin/lists/orders-list.server.ts';
import type { RowOfSource } from '../admin/lists/list-source.ts';
import { type RowSelection, selectedRows } from '../admin/lists/selected-rows.server.ts';
import type { Staff } from '../shared/staff.ts';
import { type HandlingOptions, readHandlingOptions } from './read-handling-options.server.ts';

type OrderRow = RowOfSource<typeof ordersSource>;

interface SelectedOrder {
  id: string;
  number: string;
  customer: string;
}

/** Delivered orders whose cash the courier still has. */
export interface CashPreview extends Pick<HandlingOptions, 'couriers'> {
  step: 'cash';
  orders: (SelectedOrder & { due: string; payable: Amount; courier: string | null })[];
  /** Ticked orders without cash to hand over. */
  skipped: number;
}

export interface HandlingPreview extends HandlingOptions {
  step: 'handling';
  orders: SelectedOrder[];
}

type Rejection = { ok: false; reason: 'forbidden' | 'nothing_selected' | 'too_many' };

/** The orders of a selection whose cash can be recorded, with what is due. Changes nothing. */
export async function previewCash(
  selection: RowSelection,
  staff: Staff,
): Promise<({ ok: true } & CashPreview) | Rejection> {
  const narrowed = new URLSearchParams(selection.search);
  if (selection.all) narrowed.set('cashDue', 'yes');
  const selected = await selectedRows(
    ordersSource,
    { ...selection, search: narrowed.toString() },
    staff,
  );
  if (!selected.ok) return selected;
  const due = selected.rows.filter(({ isCashDue }) => isCashDue);
  if (due.length === 0) return { ok: false, reason: 'nothing_selected' };
  if (due.length > maxMovedOrders) return { ok: false, reason: 'too_many' };
  const { couriers } = await readHandlingOptions(staff.actor);
  const orders = due.map((row) => ({
    ...toSelected(row),
    due: row.dueNow,
    payable: row.payable!,
    courier: row.courier,
  }));
  return { ok: true, step: 'cash', orders, couriers, skipped: selected.rows.length - due.length };
}

/** The orders of a selection, and what can be said of them. */
export async function previewHandling(
  selection: RowSelection,
  staff: Staff,
): Promise<({ ok: true } & HandlingPreview) | Rejection> {
  const selected = await selectedRows(ordersSource, selection, staff);
  if (!selected.ok) return selected;
  if (selected.rows.length > maxMovedOrders) return { ok: false, reason: 'too_many' };
  const options = await readHandlingOptions(staff.actor);
  return { ok: true, step: 'handling', orders: selected.rows.map(toSelected), ...options };
}

const toSelected = ({ id, number, customer }: OrderRow): SelectedOrder => ({
  id,
  number: number ?? '',
  customer: customer ?? '',
});

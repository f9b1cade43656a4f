import type { z } from 'zod';
import type { BulkResult, selectionInput } from '#domain/admin/lists/bulk.ts';
import { nextStep } from '#domain/orders/next-step.ts';
import type { OrderStatus } from '#domain/orders/status.ts';
import { ordersSource } from '../admin/lists/orders-list.server.ts';
import { selectedRows } from '../admin/lists/selected-rows.server.ts';
import type { Staff } from '../shared/staff.ts';
import { changeOrderStatus } from './change-status.server.ts';

export type MoveSelectedResult =
  | { ok: true; results: BulkResult[] }
  | { ok: false; reason: 'forbidden' | 'nothing_selected' | 'too_many' };

/**
 * Moves each order of a selection to its next step, as if staff pressed its button: in a transaction of
 * its own, with mail and timeline. One that cannot move does not stop the others.
 */
export async function moveSelectedOrders(
  selection: z.output<typeof selectionInput>,
  staff: Staff,
): Promise<MoveSelectedResult> {
  const selected = await selectedRows(ordersSource, selection, staff);
  if (!selected.ok) return selected;
  const results: BulkResult[] = [];
  for (const order of selected.rows) {
    const before = order.status as OrderStatus;
    const to = nextStep(before, order.isMadeToOrder);
    const isMoved =
      to !== null &&
      (await changeOrderStatus({ orderId: order.id, to, note: null, isVisible: true }, staff)).ok;
    const status = isMoved ? to : before;
    results.push({ id: order.id, label: order.number ?? '', ok: isMoved, status });
  }
  return { ok: true, results };
}

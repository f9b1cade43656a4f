import type { ReturnInput } from '#domain/orders/return-input.ts';
import { findReturnRejection, type ReturnRejectionReason } from '#domain/orders/returns.ts';
import { asSystem } from '#platform/database/run-as.server.ts';
import { isUuid } from '#platform/database/uuid.ts';
import { toBuyer } from '../orders/buyer.server.ts';
import { lockOrder } from '../orders/lock-order.server.ts';
import { writeEntry } from '../orders/move-order.server.ts';
import { notifyReturnUpdate } from '../orders/notify-return-update.server.ts';
import { selectItems } from '../orders/order-items.server.ts';
import { insertReturn, toReturnable, wasSeen } from '../orders/write-return.server.ts';
import { actorHasRole } from '../shared/actor-has-role.server.ts';
import type { Staff } from '../shared/staff.ts';

export type OpenReturnResult =
  | { ok: true; id: string }
  | { ok: false; reason: 'forbidden' | 'not_found' | 'changed_meanwhile' | ReturnRejectionReason };

const opened = {
  en: 'Return opened for the customer.',
  ar: 'فتح طلب إرجاع نيابة عن العميل.',
};

/** Sales staff open a return in the name of its buyer, who has agreed to it by telephone. */
export async function openReturn(
  wish: ReturnInput & { orderId: string },
  staff: Staff,
): Promise<OpenReturnResult> {
  const { actor, now } = staff;
  if (!(await actorHasRole(actor, 'sales'))) return { ok: false, reason: 'forbidden' };
  if (!isUuid(wish.orderId)) return { ok: false, reason: 'not_found' };
  // As system: staff cannot write returns directly.
  return asSystem({ onBehalfOf: actor }).transaction(async (trx): Promise<OpenReturnResult> => {
    const order = await lockOrder(trx, wish.orderId);
    if (!order) return { ok: false, reason: 'not_found' };
    const items = await trx.executeQuery(selectItems(order.id));
    const returnable = toReturnable(order, items.rows);
    const refused = findReturnRejection(returnable, wish.lines, { now, by: 'staff' });
    if (refused) return { ok: false, reason: refused };
    if (!(await wasSeen(trx, order.id, wish.seen))) {
      return { ok: false, reason: 'changed_meanwhile' };
    }
    const id = await insertReturn(trx, wish, {
      ...{ status: 'approved', openedBy: actor.userId, now },
    });
    await writeEntry(trx, order.id, {
      ...{ status: order.status, by: 'staff', actorId: actor.userId, now, isVisible: false },
      note: opened,
    });
    await notifyReturnUpdate(trx, toBuyer(order), { returnId: id, status: 'approved', now });
    return { ok: true, id };
  });
}

import type { Transaction } from 'kysely';
import type { DB } from '#db/types.ts';
import { compareAmounts } from '#domain/money.ts';
import type { RefundInput } from '#domain/orders/refund-input.ts';
import { findRefundRejection, type RefundRejection } from '#domain/orders/refund.ts';
import { returnableQuantity } from '#domain/orders/returns.ts';
import { asSystem } from '#platform/database/run-as.server.ts';
import { isUuid } from '#platform/database/uuid.ts';
import { lockOrder, type LockedOrder, moneyOf } from '../orders/lock-order.server.ts';
import type { Note } from '../orders/move-order.server.ts';
import { selectItems } from '../orders/order-items.server.ts';
import { actorHasRole } from '../shared/actor-has-role.server.ts';
import type { Staff } from '../shared/staff.ts';
import { noteRefund } from './note-refund.server.ts';
import { notifyRefund } from './notify-refund.server.ts';
import { type PiecesOfLine, pricePieces, writeRefund } from './write-refund.server.ts';

interface AgreedRefund extends Omit<RefundInput, 'reason'> {
  orderId: string;
  reason: Note;
}

export type AgreeRefundResult =
  | { ok: true; payout: string }
  | { ok: false; reason: 'forbidden' | 'not_found' | 'too_many' | 'changed_meanwhile' }
  | ({ ok: false } & RefundRejection);

/**
 * Sales staff refund pieces that do not come back, such as lost ones, or a sum that was agreed, such as
 * for a scratch. The money is given back by `payRefund`.
 */
export async function agreeRefund(
  { orderId, retained, lines, amount: agreed, reason }: AgreedRefund,
  staff: Staff,
): Promise<AgreeRefundResult> {
  if (!(await actorHasRole(staff.actor, 'sales'))) return { ok: false, reason: 'forbidden' };
  if (!isUuid(orderId)) return { ok: false, reason: 'not_found' };
  // As system: staff cannot write refunds directly.
  return asSystem({ onBehalfOf: staff.actor }).transaction(
    async (trx): Promise<AgreeRefundResult> => {
      const order = await lockOrder(trx, orderId);
      if (!order) return { ok: false, reason: 'not_found' };
      const money = moneyOf(order);
      // A second press, or a colleague's refund, finds another amount than was seen.
      if (compareAmounts(retained, money.retained) !== 0)
        return { ok: false, reason: 'changed_meanwhile' };
      const goods = await findGoods(trx, order, lines);
      if (!goods) return { ok: false, reason: 'too_many' };
      const priced = await pricePieces(trx, order, goods);
      const amount = agreed ?? priced.proposed;
      const wish = { amount, proposed: priced.proposed, reason: reason.en ?? reason.ar };
      const rejected = findRefundRejection(wish, money);
      if (rejected) return { ok: false, ...rejected };
      const refund = { returnId: null, lines: priced.lines, amount, reason };
      const { payout } = await writeRefund(trx, order, { ...refund, staff });
      await noteRefund(trx, order, { what: 'decided', amount, staff });
      await notifyRefund(trx, order, {
        refund: { ...{ return_id: null, amount, payout }, reason: reason.en, reason_ar: reason.ar },
        status: 'agreed',
        now: staff.now,
      });
      return { ok: true, payout };
    },
  );
}

/** Null when some are not left with the buyer. */
async function findGoods(
  trx: Transaction<DB>,
  order: LockedOrder,
  lines: RefundInput['lines'],
): Promise<PiecesOfLine[] | null> {
  const { rows } = await trx.executeQuery(selectItems(order.id));
  const goods = lines.map(({ item_id, quantity }) => {
    const item = rows.find(({ id }) => id === item_id);
    const isLeft = item && quantity <= returnableQuantity(item);
    if (!isLeft) return null;
    const { id: itemId, unit_price: price, is_discounted: isDiscounted } = item;
    return { itemId, price, quantity, isDiscounted };
  });
  const ids = new Set(lines.map(({ item_id }) => item_id));
  const found = goods.filter((each) => each !== null);
  return found.length === lines.length && ids.size === lines.length ? found : null;
}

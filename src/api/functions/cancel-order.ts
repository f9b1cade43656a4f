import { z } from 'zod';
import { cancelReason } from '#domain/orders/cancel-input.ts';
import { translator } from '#i18n/translator.server.ts';
import { asUser } from '#platform/database/run-as.server.ts';
import { readPlacedOrder } from '#services/checkout/read-placed-order.server.ts';
import { cancelOrder } from '#services/orders/cancel-order.server.ts';
import { defineOperation } from './operation.ts';
import { orderJson } from './ordering-json.ts';

export const cancelOrderOperation = defineOperation({
  body: z.strictObject({
    order_id: z.uuid(),
    reason: cancelReason.nullish(),
  }),
  signedIn: true,
  async run({ order_id: orderId, reason }, { caller, attempt: { now, locale } }) {
    const { actor } = caller;
    if (actor.kind !== 'user') throw new Error('Visitors were sent away before.');
    const t = translator(locale);
    const cancelled = await cancelOrder({ orderId, reason: reason ?? null, now }, actor);
    if (!cancelled.ok && cancelled.reason === 'not_found') {
      const message = t('account.order.cancel.unknown');
      return { ok: false, status: 404, code: 'order_not_found', message };
    }
    if (!cancelled.ok) {
      const message = t('account.order.cancel.refused');
      const details = { status: cancelled.status };
      return { ok: false, status: 409, code: 'not_cancellable', message, details };
    }
    const order = await readPlacedOrder(asUser(actor), orderId);
    if (!order) throw new Error(`The order ${orderId} is gone.`);
    return { ok: true, body: { order: orderJson(order) } };
  },
});

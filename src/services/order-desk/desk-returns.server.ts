import { calculateRefund } from '#domain/orders/refund.ts';
import { nextReturnStatuses, type ReturnStatus } from '#domain/orders/returns.ts';
import type { OrderItem } from '../orders/order-items.server.ts';
import type { OrderReturn } from '../orders/order-returns.server.ts';

export interface DeskReturn extends OrderReturn {
  /** What the customer gets back if it is refunded now. */
  expectedRefund: string;
  next: readonly ReturnStatus[];
}

interface Returned {
  order: { subtotal: string; discount: string };
  items: readonly OrderItem[];
  returns: readonly OrderReturn[];
}

/** The returns with the refund that the service would pay, computed by the same rule. */
export function toDeskReturns({ order, items, returns }: Returned): DeskReturn[] {
  const priceOf = new Map(items.map(({ id, unitPrice }) => [id, unitPrice]));
  const piecesOf = ({ lines }: OrderReturn) =>
    lines.map(({ itemId, quantity }) => ({ price: priceOf.get(itemId) ?? '0.00', quantity }));
  const before = returns.filter(({ status }) => status === 'refunded').flatMap(piecesOf);
  return returns.map((each) => ({
    ...each,
    next: nextReturnStatuses(each.status),
    expectedRefund:
      each.refund ??
      calculateRefund({
        subtotal: order.subtotal,
        discount: order.discount,
        before,
        goods: piecesOf(each),
      }),
  }));
}

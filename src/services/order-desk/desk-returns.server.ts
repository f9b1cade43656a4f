import { minAmount, sum } from '#domain/money.ts';
import { maxRefund, type OrderMoney } from '#domain/orders/order-money.ts';
import { type ChargedForPieces, priceRefund, type RefundedPieces } from '#domain/orders/refund.ts';
import {
  maxRestocked,
  nextReturnStatuses,
  type ReturnStatus,
  usuallyRestocked,
} from '#domain/orders/returns.ts';
import type { OrderItem } from '../orders/order-items.server.ts';
import type { OrderReturn } from '../orders/order-returns.server.ts';
import type { OrderRefund } from '../refunds/refund-rows.server.ts';

export interface DeskReturn extends Omit<OrderReturn, 'lines'> {
  lines: (OrderReturn['lines'][number] & {
    /** Pieces that go back into stock when they arrive: usually, and at most. */
    restock: { usual: number; most: number };
  })[];
  /** What the shop would refund if it arrived now; null once that is decided, or was declined. */
  proposed: string | null;
  /** Of the refund; null before it is decided. */
  refund: OrderRefund | null;
  /** What staff decide next. The refund is paid on its own. */
  next: Exclude<ReturnStatus, 'requested' | 'refunded'>[];
}

interface Returned {
  charged: ChargedForPieces;
  money: OrderMoney;
  items: readonly (OrderItem & { stock: number | null })[];
  returns: readonly OrderReturn[];
  refunds: readonly OrderRefund[];
}

/** The returns with the refund that the service would decide, computed by the same rule. */
export function toDeskReturns({ returns, ...order }: Returned): DeskReturn[] {
  return returns.map((each) => {
    const next = nextReturnStatuses(each.status).filter(
      (status) => status !== 'refunded' && status !== 'requested',
    );
    return {
      ...each,
      lines: each.lines.map((line) => ({ ...line, restock: restockOf(line, order) })),
      proposed: next.length > 0 ? proposedFor(each.lines, order) : null,
      refund: order.refunds.find(({ returnId }) => returnId === each.id) ?? null,
      next,
    };
  });
}

function restockOf(line: OrderReturn['lines'][number], { items }: Pick<Returned, 'items'>) {
  const item = items.find(({ id }) => id === line.itemId);
  const isStocked = item !== undefined && item.stock !== null && !item.madeToOrder;
  const arrived = { ...line, isStocked };
  return { usual: usuallyRestocked(arrived), most: maxRestocked(arrived) };
}

type Pieces = { itemId: string; quantity: number };

function proposedFor(
  lines: readonly Pieces[],
  { charged, money, items, refunds }: Omit<Returned, 'returns'>,
): string {
  const itemOf = new Map(items.map((item) => [item.id, item]));
  const priced = ({ itemId, quantity }: Pieces): RefundedPieces => ({
    price: itemOf.get(itemId)?.unitPrice ?? '0.00',
    isDiscounted: itemOf.get(itemId)?.isDiscounted ?? true,
    quantity,
  });
  const before = refunds.flatMap((refund) => refund.lines.map(priced));
  const goods = priceRefund({ charged, before, goods: lines.map(priced) });
  return minAmount(sum(goods.map(({ amount }) => amount)), maxRefund(money));
}

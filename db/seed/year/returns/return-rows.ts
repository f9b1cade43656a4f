import { sum } from '#domain/money.ts';
import { productOf } from '../../catalog/catalog.ts';
import { orderId, orderItemId } from '../../commerce/order-rows.ts';
import { idOf } from '../../ids.ts';
import { type Rows, rowsOf } from '../../rows.ts';
import { staffIds } from '../orders/journeys.ts';
import type { AgreedRefund } from './agreed-refunds.ts';
import { isSoldAgain, type SeededReturn } from './year-returns.ts';

const returnId = ({ order }: SeededReturn): string => idOf('return', order.key);

const toRequest = (each: SeededReturn) => {
  const { order, status, at, message, answer, openedBy } = each;
  return {
    id: returnId(each),
    order_id: orderId(order),
    status,
    message,
    answer: answer?.[0] ?? null,
    answer_ar: answer?.[1] ?? null,
    opened_by: openedBy,
    created_at: at.requested!,
    updated_at: at[status]!,
    approved_at: at.approved ?? null,
    refused_at: at.refused ?? null,
    received_at: at.received ?? null,
    refunded_at: at.refunded ?? null,
  };
};

const isFromStock = ({ order }: SeededReturn, position: number): boolean =>
  productOf(order.lines[position]!.slug).flag !== 'pre_order';

const toItems = (each: SeededReturn) =>
  each.items.map(({ position, quantity, reason }) => ({
    id: idOf('return item', each.order.key, position),
    return_id: returnId(each),
    order_item_id: orderItemId(each.order, position),
    quantity,
    reason,
    restocked: each.at.received
      ? isSoldAgain(reason) && isFromStock(each, position)
        ? quantity
        : 0
      : null,
  }));

const refundOf = (each: SeededReturn) => ({
  id: idOf('refund', each.order.key),
  order_id: orderId(each.order),
  return_id: returnId(each),
  amount: sum(each.amounts!),
  payout: sum(each.amounts!),
  reason: null,
  reason_ar: null,
  ...paidBy(each.at.received!, each.at.refunded ?? null),
});

/** Each order of the year has at most one refund. */
const paidBy = (decidedAt: Date, paidAt: Date | null) => ({
  decided_by: staffIds.sales,
  created_at: decidedAt,
  updated_at: paidAt ?? decidedAt,
  paid_at: paidAt,
  paid_by: paidAt && staffIds.sales,
  number: paidAt && 1,
});

const toRefundItems = (each: SeededReturn) =>
  each.items.map(({ position, quantity }, index) => ({
    id: idOf('refund item', each.order.key, position),
    refund_id: idOf('refund', each.order.key),
    order_item_id: orderItemId(each.order, position),
    quantity,
    amount: each.amounts![index]!,
  }));

const toAgreed = ({ order, amount, reason, at, paidAt }: AgreedRefund) => ({
  id: idOf('refund', order.key),
  order_id: orderId(order),
  return_id: null,
  amount,
  payout: amount,
  reason: reason[0],
  reason_ar: reason[1],
  ...paidBy(at, paidAt),
});

export function returnRows(
  returns: readonly SeededReturn[],
  agreed: readonly AgreedRefund[],
): Rows[] {
  const received = returns.filter(({ amounts }) => amounts && sum(amounts) !== '0.00');
  return [
    rowsOf('return_requests', returns.map(toRequest)),
    rowsOf('return_items', returns.flatMap(toItems)),
    rowsOf('refunds', [...received.map(refundOf), ...agreed.map(toAgreed)]),
    rowsOf('refund_items', received.flatMap(toRefundItems)),
  ];
}

import { orderId, orderItemId } from '../../commerce/order-rows.ts';
import { idOf } from '../../ids.ts';
import { type Rows, rowsOf } from '../../rows.ts';
import type { SeededReturn } from './year-returns.ts';

const returnId = ({ order }: SeededReturn): string => idOf('return', order.key);

const toRequest = (each: SeededReturn) => {
  const { order, status, at, message, answer, refund } = each;
  return {
    id: returnId(each),
    order_id: orderId(order),
    status,
    message,
    answer: answer?.[0] ?? null,
    answer_ar: answer?.[1] ?? null,
    refund,
    created_at: at.requested!,
    updated_at: at[status]!,
    approved_at: at.approved ?? null,
    refused_at: at.refused ?? null,
    received_at: at.received ?? null,
    refunded_at: at.refunded ?? null,
  };
};

const toItems = (each: SeededReturn) =>
  each.items.map(({ position, quantity, reason }) => ({
    id: idOf('return item', each.order.key, position),
    return_id: returnId(each),
    order_item_id: orderItemId(each.order, position),
    quantity,
    reason,
  }));

export const returnRows = (returns: readonly SeededReturn[]): Rows[] => [
  rowsOf('return_requests', returns.map(toRequest)),
  rowsOf('return_items', returns.flatMap(toItems)),
];

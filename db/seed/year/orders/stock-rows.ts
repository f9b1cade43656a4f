import { orderId, pricedLine } from '../../commerce/order-rows.ts';
import type { SeededOrder } from '../../commerce/seeded-order.ts';
import { idOf } from '../../ids.ts';
import { userId } from '../../people/people-rows.ts';
import { type Rows, rowsOf } from '../../rows.ts';
import { daysBefore, shopDay } from '../../time.ts';
import { isSoldAgain, type SeededReturn } from '../returns/year-returns.ts';

type Movement = {
  product_id: string;
  variant_id: string | null;
  change: number;
  cause: 'sale' | 'return' | 'adjustment';
  order_id: string | null;
  created_at: Date;
  actor_id?: string;
  reason?: 'supplied';
};

const technician = userId('technical@fustat.example');

/** What the lines take from stock; pieces made to order take nothing. */
const takenBy = (order: SeededOrder): Movement[] =>
  order.lines.map(pricedLine).flatMap(({ product, variant, quantity }) =>
    product.flag === 'pre_order'
      ? []
      : [
          {
            product_id: idOf('product', product.slug),
            variant_id: variant?.id ?? null,
            change: -quantity,
            cause: 'sale' as const,
            order_id: orderId(order),
            created_at: order.placedAt,
          },
        ],
  );

/** A cancelled order, and one that was not accepted at the door, bring everything back. */
const broughtBack = (order: SeededOrder): Movement[] =>
  order.status === 'cancelled' || order.status === 'refused'
    ? takenBy(order).map((taken) => ({
        ...taken,
        change: -taken.change,
        cause: 'return' as const,
        created_at: order.steps.at(-1)!.at,
      }))
    : [];

const returnedPieces = ({ order, items, at }: SeededReturn): Movement[] =>
  items.flatMap(({ position, quantity, reason }) =>
    at.received && isSoldAgain(reason)
      ? takenBy({ ...order, lines: [{ ...order.lines[position]!, quantity }] }).map((taken) => ({
          ...taken,
          change: quantity,
          cause: 'return' as const,
          created_at: at.received!,
        }))
      : [],
  );

/** At the beginning of each month the workshops bring what was sold in it: stock stays as it is. */
function deliveries(movements: readonly Movement[], now: Date): Movement[] {
  const begin = daysBefore(now, 366);
  const byMonth = Map.groupBy(movements, ({ product_id, variant_id, created_at }) =>
    [product_id, variant_id, shopDay(created_at).slice(0, 7)].join(' '),
  );
  return [...byMonth].flatMap(([key, ofMonth]) => {
    const net = ofMonth.reduce((sum, { change }) => sum + change, 0);
    const { product_id, variant_id } = ofMonth[0]!;
    const first = new Date(`${key.slice(-7)}-01T08:00:00Z`);
    const created_at = first > begin ? first : begin;
    return net === 0
      ? []
      : [
          {
            product_id,
            variant_id,
            change: -net,
            cause: 'adjustment',
            order_id: null,
            created_at,
            actor_id: technician,
            reason: 'supplied',
          },
        ];
  });
}

/** Movements whose sum is zero for each piece, so that the stock of the demo does not change. */
export function stockRows(
  orders: readonly SeededOrder[],
  returns: readonly SeededReturn[],
  now: Date,
): Rows[] {
  const moved = [
    ...orders.flatMap(takenBy),
    ...orders.flatMap(broughtBack),
    ...returns.flatMap(returnedPieces),
  ];
  return [
    rowsOf(
      'stock_movements',
      [...moved, ...deliveries(moved, now)].map((movement, index) => ({
        id: idOf('stock movement', index),
        // Every row names the same columns.
        actor_id: null,
        reason: null,
        ...movement,
      })),
    ),
  ];
}

import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import { db } from '#platform/database/query.ts';
import { carryOutDecision } from '#services/decisions/carry-out-decision.server.ts';
import { asSystem } from '#platform/database/run-as.server.ts';
import {
  decideMove,
  type DecideMoveResult,
  type MoveDecision,
} from '#services/orders/decide-move.server.ts';
import { orderMoveKind } from '#services/orders/order-move-kind.server.ts';
import { placeOrder } from '#services/checkout/place-order.server.ts';
import type { Customer } from '#services/shared/customer.ts';
import type { RequestFacts } from '#services/shared/request-facts.ts';
import type { Staff } from '#services/shared/staff.ts';
import { requestFactsAt, makeAccount } from './accounts.ts';
import { addProduct, checkoutOf, someAddress } from './goods.ts';

type CheckoutChange = Parameters<typeof checkoutOf>[0];
type Roles = Parameters<typeof makeAccount>[1];

/** A new customer or member of staff, as services expect them. */
export async function person(now: Date, roles: Roles = []): Promise<Customer & { email: string }> {
  const { userId, email } = await makeAccount(now, roles);
  const claims = { sub: userId, role: 'authenticated' };
  return { kind: 'user', userId, claims, email };
}

/** An order of two chairs, or of what is given; null buys without an account. */
export async function ordered(
  owner: pg.Client,
  buyer: (Customer & { email: string }) | null,
  { now = new Date(), ...change }: CheckoutChange & { now?: Date } = {},
) {
  const items = change.items ?? [{ product_id: await addProduct(owner), quantity: 2 }];
  const address = { ...someAddress, email: buyer?.email ?? `${randomUUID()}@example.com` };
  const placed = await placeOrder(checkoutOf({ address, ...change, items }), {
    actor: buyer ?? { kind: 'visitor' },
    attempt: requestFactsAt(now),
  });
  if (!placed.ok) throw new Error(JSON.stringify(placed));
  return placed.order;
}

/** Takes an order to its delivery, as sales do. */
export async function delivered(orderId: string, sales: Customer, now = new Date()): Promise<void> {
  for (const to of ['confirmed', 'preparing', 'shipped', 'delivered'] as const) {
    const moved = await changeOrderStatus(
      { orderId, to, note: null, isVisible: true },
      { actor: sales, now },
    );
    if (!moved.ok) throw new Error(moved.reason);
  }
}

export type StatusChange = Omit<MoveDecision, 'from'> & Partial<Pick<MoveDecision, 'from'>>;

/** A step of staff that is decided and carried out at the same moment. */
export async function changeOrderStatus(
  change: StatusChange,
  staff: Staff & Partial<Pick<RequestFacts, 'address'>>,
): Promise<DecideMoveResult> {
  const from = change.from ?? (await statusOf(change.orderId));
  const decided = await decideMove({ ...change, from }, staff);
  if (decided.ok) await carryOutDecision(orderMoveKind, decided.id, staff.now);
  return decided;
}

async function statusOf(orderId: string): Promise<MoveDecision['from']> {
  const [[order]] = await asSystem().read(
    db.selectFrom('orders').select('status').where('id', '=', orderId),
  );
  return order?.status ?? 'placed';
}

/** Rows as stored, without row-level security. */
export async function rowsOf<Row extends object>(
  owner: pg.Client,
  query: string,
  ...values: unknown[]
): Promise<Row[]> {
  return (await owner.query<Row>(query, values)).rows;
}

import { sql, type Transaction } from 'kysely';
import type { DB } from '#db/types.ts';
import { bulkStep, maxMovedOrders, type BulkStep } from '#domain/orders/move-orders.ts';
import type { OrderStatus } from '#domain/orders/status.ts';
import { asSystem } from '#platform/database/run-as.server.ts';
import { isUuid } from '#platform/database/uuid.ts';
import { storeDecisions } from '../decisions/store-decisions.server.ts';
import type { Staff } from '../shared/staff.ts';
import { obstacleTo, toMoveRow, type MoveObstacle } from './decide-move.server.ts';
import { orderMoveKind } from './order-move-kind.server.ts';
import { findWaitingMoves } from './waiting-moves.server.ts';

export interface BulkMove {
  to: BulkStep;
  /** Each order with the status that the staff member saw. */
  orders: readonly { id: string; from: OrderStatus }[];
}

export type SkippedOrder = { id: string; number: string } & MoveObstacle;

export type DecideMovesResult =
  | { ok: true; count: number; skipped: SkippedOrder[] }
  | { ok: false; reason: 'forbidden' | 'nothing_selected' | 'too_many' };

/**
 * Sales staff take one step with several orders. One that has changed since it was shown does not stop
 * the others, and a second press moves none of them on: its status is no longer the one that was seen.
 */
export async function decideMoves(
  { to, orders }: BulkMove,
  staff: Staff,
): Promise<DecideMovesResult> {
  if (!(await orderMoveKind.mayDecide(staff.actor))) return { ok: false, reason: 'forbidden' };
  if (orders.length > maxMovedOrders) return { ok: false, reason: 'too_many' };
  const seen = new Map(orders.filter(({ id }) => isUuid(id)).map(({ id, from }) => [id, from]));
  if (seen.size === 0) return { ok: false, reason: 'nothing_selected' };
  // As system: staff cannot write decisions; the permission is checked above.
  return asSystem({ onBehalfOf: staff.actor }).transaction(async (trx) => {
    const checked = await checkOrders(trx, seen, to);
    const moves = checked.flatMap(({ id, from, obstacle }) =>
      obstacle ? [] : [toMoveRow(id, { from, to, note: null, isVisible: true })],
    );
    if (moves.length > 0) await storeDecisions(trx, orderMoveKind, moves, staff);
    return { ok: true, count: moves.length, skipped: checked.flatMap(toSkipped) };
  });
}

interface CheckedOrder {
  id: string;
  number: string;
  from: OrderStatus;
  obstacle: MoveObstacle | null;
}

async function checkOrders(
  trx: Transaction<DB>,
  seen: ReadonlyMap<string, OrderStatus>,
  to: BulkStep,
): Promise<CheckedOrder[]> {
  const ids = [...seen.keys()];
  const rows = await lockOrders(trx, ids);
  const waiting = await findWaitingMoves(trx, ids);
  return rows.map(({ id, number, status, isMadeToOrder }) => {
    const from = seen.get(id)!;
    const isNext = bulkStep(status, isMadeToOrder) === to;
    const obstacle = isNext
      ? obstacleTo({ from, to }, status, waiting.get(id))
      : ({ reason: 'wrong_state', status } as const);
    return { id, number, from, obstacle };
  });
}

interface LockedRow {
  id: string;
  number: string;
  status: OrderStatus;
  isMadeToOrder: boolean;
}

/** In one order for all, so that two who move the same orders do not wait for each other. */
async function lockOrders(trx: Transaction<DB>, ids: readonly string[]): Promise<LockedRow[]> {
  const { rows } = await sql<LockedRow>`
    select id, number, status, is_made_to_order as "isMadeToOrder" from public.orders
    where id = any (${ids}::uuid[]) order by id for no key update`.execute(trx);
  return rows;
}

const toSkipped = ({ id, number, obstacle }: CheckedOrder): SkippedOrder[] =>
  obstacle ? [{ id, number, ...obstacle }] : [];

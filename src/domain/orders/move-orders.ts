import { nextStep } from './next-step.ts';
import { statusesToDelivery, type OrderStatus } from './status.ts';

/** A step of an order waits for this time, in which it can be called back. */
export const moveRecallSeconds = 30;

/** Orders that one press may move. */
export const maxMovedOrders = 100;

/** Where several orders go with one press. Each is confirmed by a call of its own. */
export const bulkSteps = ['in_production', 'preparing', 'shipped', 'delivered'] as const;

export type BulkStep = (typeof bulkSteps)[number];

const isBulkStep = (status: OrderStatus | null): status is BulkStep =>
  bulkSteps.some((step) => step === status);

/** The next step of an order as one of several; null for those that are called one by one, or have ended. */
export function bulkStep(status: OrderStatus, isMadeToOrder: boolean): BulkStep | null {
  const next = nextStep(status, isMadeToOrder);
  return isBulkStep(next) ? next : null;
}

/** The statuses from which orders take a step. */
export const statusesBefore = (step: BulkStep): OrderStatus[] =>
  statusesToDelivery.filter(
    (status) => bulkStep(status, false) === step || bulkStep(status, true) === step,
  );

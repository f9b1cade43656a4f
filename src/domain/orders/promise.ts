import { orderGroups } from './groups.ts';
import type { OrderStatus } from './status.ts';

interface Promised {
  status: OrderStatus;
  /** The last day that the customer was promised, as 2026-11-15. */
  promisedOn: string | null;
}

/** Whether an open order should have been delivered before this day of the shop. */
export const isOrderLate = ({ status, promisedOn }: Promised, today: string): boolean =>
  promisedOn !== null && promisedOn < today && orderGroups.open.some((open) => open === status);

import type { DayRange } from './delivery.ts';
import { leadTimeInWeeks } from './lead-time.ts';
import type { StockStatus } from './product.ts';

/** What badges say: the stock status, or that a stocked piece is finished only after the order. */
export type StockLabel = StockStatus | 'made_in_weeks';

/** `any_reason`: within 30 days. `defective_only`: made for one buyer. */
export type ReturnTerms = 'any_reason' | 'defective_only';

export interface DeliveryPromise {
  availability: StockLabel;
  /** Production time in weeks, if it is that long. */
  weeks: DayRange | null;
  /** Days until a stocked piece leaves the workshop, if that is within a week. */
  leavesWithin: number | null;
  /** Only a piece that can be ordered has an arrival date. */
  hasArrival: boolean;
  /** Null for what cannot be ordered. */
  returns: ReturnTerms | null;
}

interface Promised {
  status: StockStatus;
  leadTime: DayRange | null;
}

/** Pre-ordered pieces are made for their buyer and take nothing from stock. */
export const isMadeToOrder = (status: StockStatus): boolean => status === 'pre_order';

export const returnTerms = (madeToOrder: boolean): ReturnTerms =>
  madeToOrder ? 'defective_only' : 'any_reason';

const soon = 7;

/** What the shop promises about a piece, the same on every page. */
export function deliveryPromise({ status, leadTime }: Promised): DeliveryPromise {
  const weeks = leadTime && leadTimeInWeeks(leadTime);
  const isStocked = status === 'in_stock' || status === 'low_stock';
  const hasArrival = isStocked || isMadeToOrder(status);
  return {
    availability: isStocked && weeks ? 'made_in_weeks' : status,
    weeks,
    leavesWithin: isStocked && leadTime && leadTime.to <= soon ? Math.max(1, leadTime.to) : null,
    hasArrival,
    returns: hasArrival ? returnTerms(isMadeToOrder(status)) : null,
  };
}

/** What happens each second in the busiest hour. */
export type Load = {
  storedPages: number;
  renderedPages: number;
  orders: number;
  staffReads: number;
};

/** So many each second on one core, beside its share of PostgreSQL: docs/scale.md says from where. */
export type Capacities = Load;

export const capacities: Capacities = {
  storedPages: 1_000,
  renderedPages: 20,
  orders: 48,
  staffReads: 20,
};

/** A furniture shop: 5,000 visits of 8 pages and 40 orders a day, 15 % of them in one hour. */
const day = { visits: 5_000, pagesOfVisit: 8, orders: 40, staffReads: 2_000 };
const shareOfBusiestHour = 0.15;
/** Of the pages that visitors open, so many are theirs alone or not yet stored. */
const shareRendered = 0.1;

export function load(factor: number): Load {
  const perSecond = (count: number) => (factor * count * shareOfBusiestHour) / 3_600;
  const pages = perSecond(day.visits * day.pagesOfVisit);
  return {
    storedPages: pages * (1 - shareRendered),
    renderedPages: pages * shareRendered,
    orders: perSecond(day.orders),
    // A larger shop has more staff, but not in proportion.
    staffReads: perSecond(day.staffReads) / Math.sqrt(factor),
  };
}

/** Cores for each kind of work. */
export function unitsNeeded(needed: Load, capacity: Capacities): Load {
  return {
    storedPages: needed.storedPages / capacity.storedPages,
    renderedPages: needed.renderedPages / capacity.renderedPages,
    orders: needed.orders / capacity.orders,
    staffReads: needed.staffReads / capacity.staffReads,
  };
}

import { costs, day, orderLimits, roundTrip, sale } from '../assumptions.ts';
import { burstShare, drawArrivals, spreadOverDay, stepSeconds } from './arrivals.ts';
import type { Installation } from './installation.ts';
import { createRandom } from './random.ts';
import { type Load, type Result, simulate } from './simulate.ts';

export interface DayOptions extends Pick<Installation, 'workers' | 'databaseCores' | 'commitWait'> {
  /** Times the load of one shop of furniture. */
  factor: number;
  /** A CDN answers this share of the stored pages. */
  cdn?: number;
  notifies?: boolean;
  /** Of the orders that the sale brings, so many are of one product. */
  hotShare?: number;
}

const seed = 20_261_118;

export function simulateDay(options: DayOptions): Result {
  const { factor, cdn = 0, notifies = false, hotShare = sale.shareOfHotProduct, ...size } = options;
  return simulate(
    { ...size, roundTrip, limits: orderLimits, notifies },
    costs,
    { ...dayLoad(factor, cdn), hotShare: (at) => hotShare * shareOfSale(at / 1_000) },
    createRandom(seed),
  );
}

function dayLoad(factor: number, cdn: number): Omit<Load, 'hotShare'> {
  const pages = factor * day.visits * day.pagesOfVisit;
  // A larger shop has more staff, but not in proportion.
  const staff = day.staffPages * Math.sqrt(factor);
  const visits = (total: number) => spread(total, sale.shareOfVisits);
  const arrivals = (counts: readonly number[], part: number) =>
    drawArrivals(counts, createRandom(seed + part));
  const rendered = visits(pages * day.shareRendered);
  const stored = pages * (1 - day.shareRendered) * (1 - cdn);
  const storedPerArrival = Math.max(1, factor / 100);
  const atWork = spread(staff, 0);
  return {
    stored: arrivals(visits(stored / storedPerArrival), 1),
    storedPerArrival,
    rendered: arrivals(
      rendered.map((count, index) => count + atWork[index]!),
      2,
    ),
    orders: arrivals(spread(factor * day.orders, sale.shareOfOrders), 3),
  };
}

/** How many pages and orders come each second in the evening's hour, and when the sale opens. */
export function highestRates(
  factor: number,
): Record<'hour' | 'sale', [pages: number, orders: number]> {
  const pages = spread(factor * day.visits * day.pagesOfVisit, sale.shareOfVisits);
  const orders = spread(factor * day.orders, sale.shareOfOrders);
  const rates = (step: number): [number, number] => [
    pages[step]! / stepSeconds,
    orders[step]! / stepSeconds,
  ];
  const opening = sale.at / stepSeconds;
  return { hour: rates(opening - 1), sale: rates(opening) };
}

const spread = (total: number, share: number) =>
  spreadOverDay(total, day.hours, { at: sale.at, decay: sale.decay, share });

/** The share of the orders of this second that the sale brings. */
function shareOfSale(second: number): number {
  const ofSale = sale.shareOfOrders * burstShare(sale, second);
  const weight = day.hours.reduce((sum, each) => sum + each, 0);
  const hour = day.hours[Math.floor(second / 3_600)]! / weight;
  const usual = ((1 - sale.shareOfOrders) * hour * stepSeconds) / 3_600;
  return ofSale / (ofSale + usual);
}

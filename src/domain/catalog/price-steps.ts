/** Round prices, ten to a decade: in a shop of lamps and sofas equal ratios share pieces evenly. */
const decade = [100, 125, 160, 200, 250, 300, 400, 500, 600, 800];
/** As many as the column of the price holds. */
const decades = 10;

/** The edges of the steps, in cents. */
export const priceSteps: readonly number[] = [
  0,
  ...Array.from({ length: decades }, (_, power) => decade.map((cents) => cents * 10 ** power)),
  100 * 10 ** decades,
].flat();

/** How many pieces each step holds; there is one edge more than counts. */
export interface PriceHistogram {
  edges: readonly number[];
  counts: readonly number[];
}

/**
 * From the lowest to the highest step with a piece. Steps are numbered as `width_bucket` of
 * PostgreSQL numbers them: the first one, up to the second edge, is 1.
 */
export function priceHistogram(counted: ReadonlyMap<number, number>): PriceHistogram {
  const first = Math.min(...counted.keys());
  const edges = priceSteps.slice(first - 1, Math.max(...counted.keys()) + 1);
  return { edges, counts: edges.slice(1).map((_, index) => counted.get(first + index) ?? 0) };
}

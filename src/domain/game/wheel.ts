export const segmentCount = 12;

export interface Segment {
  prizeId: string;
  name: string;
}

interface Stock {
  id: string;
  quantity: number;
}

/** Uniform over 0 … limit − 1. */
export type Chance = (limit: number) => number;

/**
 * The prize of each of the twelve segments, in wheel order. Every available prize gets at least
 * one; without prizes the list is empty.
 */
export function allotSegments(prizes: readonly Stock[], chance: Chance): string[] {
  const available = prizes
    .filter(({ quantity }) => quantity > 0)
    .toSorted((one, other) => other.quantity - one.quantity || (one.id < other.id ? -1 : 1));
  if (available.length === 0) return [];
  if (available.length > segmentCount) return shuffled(chosenOfMany(available, chance), chance);
  return spread(proportionally(available));
}

/** With more prizes than segments the most plentiful take 70 %, and chance picks the rest. */
function chosenOfMany(available: readonly Stock[], chance: Chance): string[] {
  const top = Math.floor(segmentCount * 0.7);
  const rest = shuffled(available.slice(top), chance).slice(0, segmentCount - top);
  return [...available.slice(0, top), ...rest].map(({ id }) => id);
}

/** One segment each; each further one goes to the prize with the largest deficit. */
function proportionally(available: readonly Stock[]): Map<string, number> {
  const shares = new Map(available.map(({ id }) => [id, 1]));
  const total = available.reduce((sum, { quantity }) => sum + quantity, 0);
  const lacking = ({ id, quantity }: Stock) =>
    (quantity * segmentCount) / total - (shares.get(id) ?? 0);
  for (let filled = available.length; filled < segmentCount; filled += 1) {
    const next = available.reduce((neediest, one) =>
      lacking(one) > lacking(neediest) ? one : neediest,
    );
    shares.set(next.id, (shares.get(next.id) ?? 0) + 1);
  }
  return shares;
}

/** Spreads each prize evenly: the k-th of n is at (k + ½) / n. */
function spread(shares: ReadonlyMap<string, number>): string[] {
  return [...shares]
    .flatMap(([id, share]) =>
      Array.from({ length: share }, (_, index) => ({ id, place: (index + 0.5) / share })),
    )
    .toSorted((one, other) => one.place - other.place)
    .map(({ id }) => id);
}

export function shuffled<Item>(items: readonly Item[], chance: Chance): Item[] {
  const mixed = [...items];
  for (let last = mixed.length - 1; last > 0; last -= 1) {
    const other = chance(last + 1);
    [mixed[last], mixed[other]] = [mixed[other]!, mixed[last]!];
  }
  return mixed;
}

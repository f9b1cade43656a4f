import { createHash } from 'node:crypto';

export type Random = ReturnType<typeof createRandom>;

/** Pseudo-random choices that are the same for the same topic (mulberry32). */
export function createRandom(topic: string) {
  let state = createHash('sha256').update(topic).digest().readUInt32LE();
  const fraction = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (limit: number): number => Math.floor(fraction() * limit);
  return {
    /** From 0, below 1. */
    fraction,
    /** A whole number from 0, below the limit. */
    below,
    between: (least: number, most: number): number => least + fraction() * (most - least),
    chance: (probability: number): boolean => fraction() < probability,
    pick: <Item>(items: readonly Item[]): Item => items[below(items.length)]!,
    pickWeighted<Item>(items: readonly Item[], weightOf: (item: Item) => number): Item {
      let left = fraction() * items.reduce((sum, item) => sum + weightOf(item), 0);
      return items.find((item) => (left -= weightOf(item)) < 0) ?? items.at(-1)!;
    },
  };
}

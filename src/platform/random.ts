/** Injected where chance matters, so that tests can repeat it. */
export type Random = {
  uuid(): string;
  bytes(count: number): Uint8Array;
  /** Uniform over 0 … limit − 1. */
  below(limit: number): number;
};

const RANGE = 2 ** 32;

export const systemRandom: Random = {
  uuid: () => crypto.randomUUID(),
  bytes: (count) => crypto.getRandomValues(new Uint8Array(count)),
  below(limit) {
    // Values above the last whole multiple would favour small results: draw again.
    const usable = RANGE - (RANGE % limit);
    for (;;) {
      const [value] = crypto.getRandomValues(new Uint32Array(1));
      if (value! < usable) return value! % limit;
    }
  },
};

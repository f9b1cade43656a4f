/** Each bucket ends 2 % above the one before; the first at a hundredth of a millisecond. */
const width = 1.02;
const smallest = 0.01;

/** Many durations in little memory; percentiles are exact to 2 %. */
export class Histogram {
  readonly #buckets: number[] = [];
  count = 0;

  add(duration: number): void {
    const ratio = Math.max(1, duration / smallest);
    const index = Math.ceil(Math.log(ratio) / Math.log(width));
    this.#buckets[index] = (this.#buckets[index] ?? 0) + 1;
    this.count += 1;
  }

  /** The duration that the given share does not exceed. */
  percentile(share: number): number {
    let left = share * this.count;
    for (const [index, count = 0] of this.#buckets.entries()) {
      left -= count;
      if (left <= 0 && count > 0) return smallest * width ** index;
    }
    return 0;
  }
}

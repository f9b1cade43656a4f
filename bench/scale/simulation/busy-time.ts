const minute = 60_000;

/** How long something was in use in each minute. */
export class BusyTime {
  readonly #minutes: number[] = [];

  add(from: number, to: number): void {
    for (let at = from; at < to;) {
      const index = Math.floor(at / minute);
      const end = Math.min(to, (index + 1) * minute);
      this.#minutes[index] = (this.#minutes[index] ?? 0) + end - at;
      at = end;
    }
  }

  /** The share of its busiest minute, of so many that work at the same time. */
  peak(count: number): number {
    return this.#minutes.reduce((most, busy) => Math.max(most, busy), 0) / (count * minute);
  }
}

/** Counts what was answered; others wait for a number of it. */
export class Progress {
  #count = 0;
  #waiting: { count: number; resolve: () => void }[] = [];

  step(): void {
    this.#count += 1;
    this.#waiting = this.#waiting.filter(({ count, resolve }) => {
      if (this.#count >= count) resolve();
      return this.#count < count;
    });
  }

  reached(count: number): Promise<void> {
    if (this.#count >= count) return Promise.resolve();
    return new Promise((resolve) => this.#waiting.push({ count, resolve }));
  }
}

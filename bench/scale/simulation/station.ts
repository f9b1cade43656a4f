import { BusyTime } from './busy-time.ts';

/** Cores that work on requests in the order of their arrival, each on one at a time. */
export class Station {
  readonly busy = new BusyTime();
  readonly #freeAt: number[];

  constructor(cores: number) {
    this.#freeAt = Array<number>(cores).fill(0);
  }

  /** When work that arrives now is done. Must be called in the order of time. */
  finish(now: number, duration: number): number {
    let core = 0;
    for (let index = 1; index < this.#freeAt.length; index += 1)
      if (this.#freeAt[index]! < this.#freeAt[core]!) core = index;
    const from = Math.max(now, this.#freeAt[core]!);
    this.busy.add(from, from + duration);
    return (this.#freeAt[core] = from + duration);
  }

  /** How long work that arrives now would wait. */
  delay(now: number): number {
    return Math.max(0, Math.min(...this.#freeAt) - now);
  }
}

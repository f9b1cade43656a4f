import { BusyTime } from './busy-time.ts';

/** A lock that is granted in the order in which it was asked for. */
export class Lock {
  readonly busy = new BusyTime();
  readonly #waiting: ((now: number) => void)[] = [];
  #heldSince: number | undefined;

  acquire(now: number, granted: (now: number) => void): void {
    if (this.#heldSince !== undefined) {
      this.#waiting.push(granted);
      return;
    }
    this.#heldSince = now;
    granted(now);
  }

  release(now: number): void {
    if (this.#heldSince === undefined) throw new Error('The lock is not held.');
    this.busy.add(this.#heldSince, now);
    const next = this.#waiting.shift();
    this.#heldSince = next && now;
    next?.(now);
  }
}

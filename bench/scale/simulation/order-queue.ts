import { FairQueue } from '#platform/fair-queue.ts';
import { BusyTime } from './busy-time.ts';

export interface OrderLimits {
  atATime: number;
  maxWaiting: number;
  /** Milliseconds; an order that would wait longer is answered with 429. */
  maxWait: number;
}

/** The queue of the shop itself, at simulated times. */
export class OrderQueue {
  readonly busy = new BusyTime();
  readonly #queue: FairQueue;
  #now = 0;

  constructor({ atATime, maxWaiting, maxWait }: OrderLimits) {
    this.#queue = new FairQueue({
      ...{ max: () => atATime, maxWaiting, maxWait: () => maxWait },
      now: () => this.#now,
    });
  }

  /** False when the order is answered with 429; otherwise `start` is called when its turn comes. */
  enter(now: number, products: readonly string[], start: (now: number) => void): boolean {
    this.#now = now;
    return this.#queue.enter(products, () => start(this.#now));
  }

  leave(now: number, products: readonly string[], startedAt: number): void {
    this.#now = now;
    this.busy.add(startedAt, now);
    this.#queue.leave(products, now - startedAt);
  }
}

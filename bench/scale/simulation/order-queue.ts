import { BusyTime } from './busy-time.ts';

export interface OrderLimits {
  atATime: number;
  maxWaiting: number;
  /** Milliseconds; an order that would wait longer is answered with 429. */
  maxWait: number;
}

/** How much the newest order counts for the usual duration of an order. */
const newestShare = 0.1;

/** The rule of `src/platform/limit-concurrency.ts`, which needs a real clock. */
export class OrderQueue {
  readonly busy = new BusyTime();
  readonly #limits: OrderLimits;
  readonly #waiting: ((now: number) => void)[] = [];
  #running = 0;
  #usualDuration = 0;

  constructor(limits: OrderLimits) {
    this.#limits = limits;
  }

  /** False when the order is answered with 429; otherwise `start` is called when its turn comes. */
  enter(now: number, start: (now: number) => void): boolean {
    const { atATime, maxWaiting, maxWait } = this.#limits;
    if (this.#running < atATime) {
      this.#running += 1;
      start(now);
      return true;
    }
    const wait = ((this.#waiting.length + 1) * this.#usualDuration) / atATime;
    if (this.#waiting.length >= maxWaiting || wait > maxWait) return false;
    this.#waiting.push(start);
    return true;
  }

  leave(now: number, startedAt: number): void {
    const duration = now - startedAt;
    const share = this.#usualDuration === 0 ? 1 : newestShare;
    this.#usualDuration += share * (duration - this.#usualDuration);
    this.busy.add(startedAt, now);
    const next = this.#waiting.shift();
    if (next) next(now);
    else this.#running -= 1;
  }
}

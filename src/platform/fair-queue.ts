interface Limits {
  /** Tasks at a time. */
  max: () => number;
  maxWaiting: number;
  /** Milliseconds that a task may wait. */
  maxWait: () => number;
}

interface Task {
  keys: readonly string[];
  start: () => void;
}

/** Of all tasks, or of those with one key. */
interface Tally {
  running: number;
  waiting: number;
  /** Milliseconds; undefined before one has ended. */
  usualDuration: number | undefined;
}

const emptyTally = (): Tally => ({ running: 0, waiting: 0, usualDuration: undefined });

/** How much the newest task counts for the usual duration of a task. */
const newestShare = 0.1;

/**
 * Tasks run in the order of their arrival, and so many at a time. Tasks that share a key, such as a
 * row that they lock, wait for each other anyway: they get at most half of the places, and those
 * behind them pass.
 */
export class FairQueue {
  readonly #limits: Limits;
  readonly #waiting: Task[] = [];
  readonly #all = emptyTally();
  /** Only keys of tasks that run or wait. */
  readonly #byKey = new Map<string, Tally>();

  constructor(limits: Limits) {
    this.#limits = limits;
  }

  /**
   * Calls `start` when it is the turn of a task with these keys. False when so many wait already, or
   * when it would have to wait too long, as far as the duration of the tasks before it tells.
   */
  enter(keys: readonly string[], start: () => void): boolean {
    if (!this.#hasPlace(keys) && this.#isFull(keys)) return false;
    for (const tally of this.#talliesOf(keys)) tally.waiting += 1;
    this.#waiting.push({ keys, start });
    this.#beginWaiting();
    return true;
  }

  /** A task with these keys has ended, and took so long. */
  leave(keys: readonly string[], milliseconds: number): void {
    for (const tally of this.#talliesOf(keys)) {
      tally.running -= 1;
      tally.usualDuration ??= milliseconds;
      tally.usualDuration += newestShare * (milliseconds - tally.usualDuration);
    }
    for (const key of keys) {
      const { running, waiting } = this.#tallyOf(key);
      if (running + waiting === 0) this.#byKey.delete(key);
    }
    this.#beginWaiting();
  }

  /** Whether a task that comes now would not be run, whatever its keys. */
  isFull(): boolean {
    return !this.#hasPlace([]) && this.#isFull([]);
  }

  /** `expectedMilliseconds` is how long a task that comes now and shares no key would wait. */
  readFigures(): { running: number; waiting: number; expectedMilliseconds: number } {
    const { running, waiting } = this.#all;
    return {
      ...{ running, waiting },
      expectedMilliseconds: this.#hasPlace([]) ? 0 : this.#expectWaitOfAll(),
    };
  }

  get #maxOfKey(): number {
    return Math.ceil(this.#limits.max() / 2);
  }

  #tallyOf(key: string): Tally {
    return this.#byKey.get(key) ?? emptyTally();
  }

  #talliesOf(keys: readonly string[]): Tally[] {
    for (const key of keys) this.#byKey.set(key, this.#tallyOf(key));
    return [this.#all, ...keys.map((key) => this.#tallyOf(key))];
  }

  #hasPlace(keys: readonly string[]): boolean {
    return this.#all.running < this.#limits.max() && keys.every((key) => this.#hasPlaceOf(key));
  }

  #hasPlaceOf(key: string): boolean {
    return this.#tallyOf(key).running < this.#maxOfKey;
  }

  #isFull(keys: readonly string[]): boolean {
    const { maxWaiting, maxWait } = this.#limits;
    const waits = [this.#expectWaitOfAll(), ...keys.map((key) => this.#expectWaitOf(key))];
    return this.#all.waiting >= maxWaiting || Math.max(...waits) > maxWait();
  }

  #expectWaitOfAll(): number {
    const { waiting, usualDuration = 0 } = this.#all;
    const max = this.#limits.max();
    const free = max - this.#maxOfKey;
    const ofBusiestKey = Math.max(0, ...this.#byKey.values().map((tally) => tally.waiting));
    // Those of the busiest key leave the other places to the rest.
    const turns = Math.min(waiting / max, free > 0 ? (waiting - ofBusiestKey) / free : Infinity);
    return (turns + 1 / max) * usualDuration;
  }

  #expectWaitOf(key: string): number {
    const { waiting, usualDuration = this.#all.usualDuration ?? 0 } = this.#tallyOf(key);
    return this.#hasPlaceOf(key) ? 0 : ((waiting + 1) / this.#maxOfKey) * usualDuration;
  }

  #beginWaiting(): void {
    for (;;) {
      const index = this.#waiting.findIndex(({ keys }) => this.#hasPlace(keys));
      const [next] = index < 0 ? [] : this.#waiting.splice(index, 1);
      if (!next) return;
      for (const tally of this.#talliesOf(next.keys)) {
        tally.waiting -= 1;
        tally.running += 1;
      }
      next.start();
    }
  }
}

interface Limits {
  /** Tasks at a time. */
  max: () => number;
  maxWaiting: number;
  /** Milliseconds that a task may wait. */
  maxWait: () => number;
  now: () => number;
}

interface Task {
  keys: readonly string[];
  enteredAt: number;
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
  /** For each number of waiting tasks, how many keys have so many. */
  readonly #keysByWaiting: number[] = [];
  /** How many tasks wait of the key of which most do. */
  #mostWaitingOfKey = 0;

  constructor(limits: Limits) {
    this.#limits = limits;
  }

  /**
   * Calls `start` when it is the turn of a task with these keys. False when so many wait already, or
   * when it would have to wait too long, as far as the duration of the tasks before it tells.
   */
  enter(keys: readonly string[], start: () => void): boolean {
    if (!this.#hasPlace(keys) && this.#isFull(keys)) return false;
    this.#countWaiting(keys, 1);
    this.#waiting.push({ keys, enteredAt: this.#limits.now(), start });
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
    // Those of the key that most wait for leave the other places to the rest.
    const others = free > 0 ? (waiting - this.#mostWaitingOfKey) / free : Infinity;
    const turns = Math.min(waiting / max, others);
    return (turns + 1 / max) * usualDuration;
  }

  #expectWaitOf(key: string): number {
    const { waiting, usualDuration = this.#all.usualDuration ?? 0 } = this.#tallyOf(key);
    return this.#hasPlaceOf(key) ? 0 : ((waiting + 1) / this.#maxOfKey) * usualDuration;
  }

  #beginWaiting(): void {
    for (let next = this.#takeNext(); next; next = this.#takeNext()) {
      this.#countWaiting(next.keys, -1);
      for (const tally of this.#talliesOf(next.keys)) tally.running += 1;
      next.start();
    }
  }

  #takeNext(): Task | undefined {
    const { now, maxWait } = this.#limits;
    const overdueSince = now() - maxWait();
    const reserved = new Set<string>();
    const index = this.#waiting.findIndex(({ keys, enteredAt }) => {
      if (this.#hasPlace(keys) && !keys.some((key) => reserved.has(key))) return true;
      // A task with several keys would be passed for ever by those with one of them.
      if (enteredAt < overdueSince) for (const key of keys) reserved.add(key);
      return false;
    });
    return index < 0 ? undefined : this.#waiting.splice(index, 1)[0];
  }

  #countWaiting(keys: readonly string[], change: 1 | -1): void {
    this.#all.waiting += change;
    const [, ...ofKeys] = this.#talliesOf(keys);
    const counts = this.#keysByWaiting;
    for (const tally of ofKeys) {
      counts[tally.waiting] = (counts[tally.waiting] ?? 0) - 1;
      tally.waiting += change;
      counts[tally.waiting] = (counts[tally.waiting] ?? 0) + 1;
      if (tally.waiting > this.#mostWaitingOfKey) this.#mostWaitingOfKey = tally.waiting;
    }
    while (this.#mostWaitingOfKey > 0 && !counts[this.#mostWaitingOfKey]) {
      this.#mostWaitingOfKey -= 1;
    }
  }
}

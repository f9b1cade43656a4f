export interface Rate {
  burst: number;
  perSecond: number;
}

/** Allows `burst` at once and `perSecond` in the long run. */
export class Allowance {
  readonly #rate: Rate;
  #left: number;
  #at: number;

  constructor(rate: Rate, now = performance.now()) {
    this.#rate = rate;
    this.#left = rate.burst;
    this.#at = now;
  }

  take(count = 1, now = performance.now()): boolean {
    this.#refill(now);
    if (this.#left < count) return false;
    this.#left -= count;
    return true;
  }

  isFull(now = performance.now()): boolean {
    this.#refill(now);
    return this.#left >= this.#rate.burst;
  }

  /** For what is known afterwards: may leave less than nothing, which has to grow back first. */
  charge(count: number, now = performance.now()): void {
    this.#refill(now);
    this.#left -= count;
  }

  /** Seconds until something is left; 0 when there is. */
  wait(now = performance.now()): number {
    this.#refill(now);
    return this.#left > 0 ? 0 : Math.ceil(-this.#left / this.#rate.perSecond) || 1;
  }

  #refill(now: number): void {
    const { burst, perSecond } = this.#rate;
    this.#left = Math.min(burst, this.#left + ((now - this.#at) / 1000) * perSecond);
    this.#at = now;
  }
}

/** Milliseconds between two looks for allowances that are full again. */
const sweepInterval = 60_000;

/** One allowance for each key; those that are full again are forgotten. */
export class AllowancePerKey {
  readonly #rate: Rate;
  readonly #allowances = new Map<string, Allowance>();
  #sweptAt: number;

  constructor(rate: Rate, now = performance.now()) {
    this.#rate = rate;
    this.#sweptAt = now;
  }

  take(key: string, count = 1, now = performance.now()): boolean {
    return this.#of(key, now).take(count, now);
  }

  charge(key: string, count: number, now = performance.now()): void {
    this.#of(key, now).charge(count, now);
  }

  wait(key: string, now = performance.now()): number {
    return this.#of(key, now).wait(now);
  }

  #of(key: string, now: number): Allowance {
    if (now - this.#sweptAt >= sweepInterval) this.#sweep(now);
    let allowance = this.#allowances.get(key);
    if (!allowance) this.#allowances.set(key, (allowance = new Allowance(this.#rate, now)));
    return allowance;
  }

  #sweep(now: number): void {
    this.#sweptAt = now;
    for (const [key, allowance] of this.#allowances) {
      if (allowance.isFull(now)) this.#allowances.delete(key);
    }
  }
}

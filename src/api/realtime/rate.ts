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

  #refill(now: number): void {
    const { burst, perSecond } = this.#rate;
    this.#left = Math.min(burst, this.#left + ((now - this.#at) / 1000) * perSecond);
    this.#at = now;
  }
}

/** One allowance for each key; those that are full again are forgotten. */
export class AllowancePerKey {
  readonly #rate: Rate;
  readonly #allowances = new Map<string, Allowance>();

  constructor(rate: Rate) {
    this.#rate = rate;
  }

  take(key: string, count = 1): boolean {
    let allowance = this.#allowances.get(key);
    if (!allowance) this.#allowances.set(key, (allowance = new Allowance(this.#rate)));
    return allowance.take(count);
  }

  sweep(): void {
    for (const [key, allowance] of this.#allowances) {
      if (allowance.isFull()) this.#allowances.delete(key);
    }
  }
}

/**
 * Under row-level security planning costs more than running: repeated statements get a name, so
 * that each connection caches their plan. Names are limited, since each connection stores them, and
 * separate by role, so that policies never use another role's plan.
 */
const MAX_NAMES = 200;
/** Statements that API clients compose have names of their own and cannot use up the others. */
const MAX_CLIENT_NAMES = 50;
const MAX_CANDIDATES = 1_000;
/** A longer text is rarely sent twice and would fill the memory. */
const MAX_CLIENT_TEXT = 10_000;

let generation = 0;

class PlanNames {
  readonly #prefix: string;
  readonly #max: number;
  readonly #names = new Map<string, string>();
  readonly #candidates = new Set<string>();

  constructor(prefix: string, max: number) {
    this.#prefix = prefix;
    this.#max = max;
  }

  nameOf(role: string, text: string): string | undefined {
    const key = `${role} ${text}`;
    const known = this.#names.get(key);
    if (known || this.#names.size >= this.#max) return known;
    if (!this.#candidates.delete(key)) {
      if (this.#candidates.size >= MAX_CANDIDATES) this.#candidates.clear();
      this.#candidates.add(key);
      return undefined;
    }
    const name = `${this.#prefix}_${generation}_${this.#names.size}`;
    this.#names.set(key, name);
    return name;
  }

  clear(): void {
    this.#names.clear();
  }
}

const ownNames = new PlanNames('fustat', MAX_NAMES);
const clientNames = new PlanNames('client', MAX_CLIENT_NAMES);

export function planName(role: string, text: string): string | undefined {
  return ownNames.nameOf(role, text);
}

export function clientPlanName(role: string, text: string): string | undefined {
  return text.length > MAX_CLIENT_TEXT ? undefined : clientNames.nameOf(role, text);
}

/** A migration changed the result of a cached plan. */
export function isOutdatedPlan(error: unknown): boolean {
  const { code, routine } = (error ?? {}) as { code?: string; routine?: string };
  return code === '0A000' && routine === 'RevalidateCachedQuery';
}

export function resetPlanNames(): void {
  generation += 1;
  ownNames.clear();
  clientNames.clear();
}

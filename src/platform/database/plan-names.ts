/**
 * Under row-level security planning costs more than running: repeated statements get a name, so
 * that each connection caches their plan. Names are limited, since each connection stores them, and
 * separate by role, so that policies never use another role's plan.
 */
const MAX_NAMES = 200;
const MAX_CANDIDATES = 1_000;

const names = new Map<string, string>();
const candidates = new Set<string>();
let generation = 0;

export function planName(role: string, text: string): string | undefined {
  const key = `${role} ${text}`;
  const known = names.get(key);
  if (known || names.size >= MAX_NAMES) return known;
  if (!candidates.delete(key)) {
    if (candidates.size >= MAX_CANDIDATES) candidates.clear();
    candidates.add(key);
    return undefined;
  }
  const name = `fustat_${generation}_${names.size}`;
  names.set(key, name);
  return name;
}

/** A migration changed the result of a cached plan. */
export function isOutdatedPlan(error: unknown): boolean {
  const { code, routine } = (error ?? {}) as { code?: string; routine?: string };
  return code === '0A000' && routine === 'RevalidateCachedQuery';
}

export function resetPlanNames(): void {
  generation += 1;
  names.clear();
}

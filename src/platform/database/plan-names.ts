/**
 * Under row-level security planning a query costs more than running it: a text that comes back gets
 * a name, under which each connection keeps its plan. Names are few, because every connection pays
 * for them in memory; one plan serves one role, so that policies never meet another role's plan.
 */
const MOST_NAMES = 200;
const MOST_WAITING = 1_000;

const names = new Map<string, string>();
const seenOnce = new Set<string>();
let generation = 0;

export function planName(role: string, text: string): string | undefined {
  const key = `${role} ${text}`;
  const known = names.get(key);
  if (known || names.size >= MOST_NAMES) return known;
  if (!seenOnce.delete(key)) {
    if (seenOnce.size >= MOST_WAITING) seenOnce.clear();
    seenOnce.add(key);
    return undefined;
  }
  const name = `fustat_${generation}_${names.size}`;
  names.set(key, name);
  return name;
}

/** A migration changed what a kept plan returns: from now on all are made anew. */
export function isOutdatedPlan(error: unknown): boolean {
  const { code, routine } = (error ?? {}) as { code?: string; routine?: string };
  return code === '0A000' && routine === 'RevalidateCachedQuery';
}

export function resetPlanNames(): void {
  generation += 1;
  names.clear();
}

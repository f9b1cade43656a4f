import { sql } from 'kysely';
import type { ContentType, FewerWords } from '#domain/search/search-result.ts';

interface PlanRow {
  used: string[] | null;
  dropped: string[] | null;
}

/** Which words of a term the search finds among these types. */
export const selectSearchPlan = (term: string, types: readonly ContentType[]) =>
  sql<PlanRow>`select used, dropped from private.plan_search(${term}, ${types}::text[])`;

export function fewerWordsOf([plan]: readonly PlanRow[]): FewerWords | null {
  if (!plan?.used || !plan.dropped || plan.dropped.length === 0) return null;
  return { used: plan.used, dropped: plan.dropped };
}

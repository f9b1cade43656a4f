import { sql } from 'kysely';
import { asSystem } from '#platform/database/run-as.server.ts';
import { takeRateLimits } from '../shared/rate-limits.server.ts';
import type { RequestFacts } from '../shared/request-facts.ts';

const hour = 60 * 60;
const perNetwork = { name: 'search-miss/address', allowance: 60, seconds: hour };
const ofAll = { name: 'search-miss/all', allowance: 3000, seconds: hour };

/** Addresses and numbers that may be a person's are not stored. */
const isPersonal = (term: string) => /@|(?:[0-9٠-٩][\s().-]*){6}/.test(term);

interface SearchMiss {
  term: string;
  foundSome: boolean;
}

/**
 * Counts a search that found nothing, or less than was asked for: its normalized words by week, nothing
 * about who typed them. Returns whether it was counted.
 */
export async function recordSearchMiss(
  { term, foundSome }: SearchMiss,
  { now, address }: Pick<RequestFacts, 'now' | 'address'>,
): Promise<boolean> {
  if (isPersonal(term)) return false;
  const limits = await takeRateLimits(now, [perNetwork, address], [ofAll, 'all']);
  if (!limits.ok) return false;
  // As system: no client writes these rows.
  const [rows] = await asSystem().write(
    sql<{
      counted: boolean;
    }>`select private.record_search_miss(${term}, ${foundSome}, ${now}) as counted`,
  );
  return rows[0]?.counted ?? false;
}

import {
  searchGroupNames,
  searchGroups,
  type StaffSearchResult,
} from '#domain/admin/staff-search.ts';
import { hasRole } from '#domain/identity/roles.ts';
import type { Locale } from '#i18n/locale.ts';
import { asSystem } from '#platform/database/run-as.server.ts';
import type { Customer } from '#services/shared/customer.ts';
import { rolesOfStaff } from '../lists/roles-of-staff.server.ts';
import { searchQueries } from './search-queries.ts';

interface Searcher {
  actor: Customer;
  locale: Locale;
}

/** Finds records by number, telephone, name or SKU, in the groups of the searcher's roles. */
export async function searchBackOffice(
  term: string,
  { actor, locale }: Searcher,
): Promise<StaffSearchResult[]> {
  const roles = await rolesOfStaff(actor);
  const groups = searchGroupNames.filter((group) => hasRole(roles, ...searchGroups[group]));
  if (groups.length === 0) return [];
  // As system, after the roles were asked: under a policy no index answers a search for part of a
  // word. The queries name the few columns that these roles may read.
  const found = await asSystem().read(...groups.map((group) => searchQueries[group](term, locale)));
  return groups.flatMap((group, index) =>
    (found[index] ?? []).map((result) => ({ group, ...result })),
  );
}

import { sql } from 'kysely';
import { searchMissesList } from '#domain/admin/lists/search-misses-list.ts';
import { normalizeForSearch } from '#domain/search/normalize-for-search.ts';
import { containing } from './filter-sql.ts';
import { defineListSource } from './list-source.ts';

export const searchMissesSource = defineListSource(searchMissesList, () => ({
  from: sql`public.search_misses m`,
  id: sql`m.id`,
  columns: {
    term: sql`m.term`,
    times: sql`m.times`,
    week: sql`m.week`,
    foundSome: sql`m.found_some`,
  },
  search: (text) => sql`m.term ilike ${containing(normalizeForSearch(text))}`,
}));

import { sql } from 'kysely';
import { searchSynonymsList } from '#domain/admin/lists/search-synonyms-list.ts';
import { containing } from './filter-sql.ts';
import { defineListSource } from './list-source.ts';

export const searchSynonymsSource = defineListSource(searchSynonymsList, () => ({
  from: sql`public.search_synonyms s`,
  id: sql`s.id`,
  columns: {
    words: sql`s.words`,
    wordsAr: sql`s.words_ar`,
    finds: sql`s.finds`,
    changed: sql`s.updated_at`,
  },
  filters: { leadsOn: () => sql`s.finds <> ''` },
  search: (text) => sql`(s.words ilike ${containing(text)} or s.words_ar ilike ${containing(text)}
    or s.finds ilike ${containing(text)})`,
}));

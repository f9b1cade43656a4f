import { searchSynonymInput } from '#domain/admin/records/search-synonym-record.ts';
import { defineRecord } from '../admin/records/record-source.ts';

/** Marketing and the technical office edit it, as `private.may_edit` knows. */
export const searchSynonymRecord = defineRecord({
  kind: 'search_synonym',
  table: 'search_synonyms',
  schema: searchSynonymInput,
  title: 'Words of the search',
  fieldOfConstraint: { search_synonyms_has_words: 'words' },
});

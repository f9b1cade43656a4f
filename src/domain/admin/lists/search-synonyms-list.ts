import { defineList } from './list.ts';

/** What words mean to the search of the shop. */
export const searchSynonymsList = defineList({
  name: 'search-synonyms',
  path: '/admin/search-words',
  roles: ['marketing', 'technical_office_manager'],
  columns: {
    words: { type: 'text', phone: 'title' },
    wordsAr: { type: 'text' },
    finds: { type: 'text' },
    changed: { type: 'time', phone: 'hidden', isSortable: true },
  },
  filters: { leadsOn: { kind: 'flag' } },
  hasSearch: true,
  defaultSort: '-changed',
  views: { leadsOn: 'leadsOn=yes' },
});

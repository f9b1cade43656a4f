import { defineList } from './list.ts';

/** What visitors searched for and did not find, by week. */
export const searchMissesList = defineList({
  name: 'search-misses',
  path: '/admin/search-words/missed',
  roles: ['marketing', 'technical_office_manager'],
  columns: {
    term: { type: 'text', phone: 'title' },
    times: { type: 'number', phone: 'badge', isSortable: true },
    week: { type: 'day', isSortable: true, filter: { kind: 'days' } },
    foundSome: { type: 'flag', filter: { kind: 'flag' } },
  },
  hasSearch: true,
  defaultSort: '-week',
  views: { nothing: 'foundSome=no&sort=-times' },
});

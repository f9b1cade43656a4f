/** What words mean to the search, and what visitors did not find. */
export const searchWords = {
  lead: 'People use other words than we do. Words of one line find the same pieces, in both languages.',
  new: 'New words',
  back: 'All search words',
  search: 'A word',
  columns: {
    words: 'English',
    wordsAr: 'Arabic',
    finds: 'Finds instead',
    changed: 'Changed',
    leadsOn: 'Finds something else',
  },
  views: { leadsOn: 'Finds something else' },
  empty: 'No search words yet',
  emptyText: 'Add the words that visitors use for your pieces, their colours and materials.',
  sections: { typed: 'What people type', finds: 'What they find' },
  fields: { words: 'Words', finds: 'Finds instead' },
  typedHint:
    'Separate words with commas: couch, sofa, settee. Plurals, the article and similar spellings are known already.',
  findsHint:
    'Leave it empty when the words mean the same. “Living room set” finds: sofa, armchair.',
  removal: 'The search forgets these words at once.',
} as const;

export const searchMisses = {
  lead: 'What visitors searched for in vain, by week and without anything about the visitors. Press one to add it to the search words.',
  search: 'A word',
  columns: {
    term: 'Searched for',
    times: 'Times',
    week: 'Week from',
    foundSome: 'Found with fewer words',
  },
  views: { nothing: 'Found nothing' },
  empty: 'Nothing was searched for in vain',
  emptyText: 'Searches that find nothing, or only with fewer words, appear here for half a year.',
} as const;

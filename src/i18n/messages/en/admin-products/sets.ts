export const sets = {
  lead: 'Pieces with the same set name are offered together on each of their pages. The price is that of the pieces.',
  pieces: 'Pieces of sets',
  add: 'Add a piece',
  name: 'Set',
  sku: 'SKU',
  quantity: 'How many',
  problems: {
    unknown_sku: 'No product has this SKU.',
    taken: 'A product stands only once in a set.',
  },
} as const;

/** Products that a field of a record names. */
export const productChoice = {
  search: 'Find a product by name or SKU',
  found: { one: '{count} product found', other: '{count} products found' },
  add: 'Add {name}',
  remove: 'Remove {name}',
  unknown: 'Former product',
  scripts: 'Products are chosen with scripts switched on. What is stored stays.',
} as const;

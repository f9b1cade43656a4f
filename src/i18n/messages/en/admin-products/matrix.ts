/** The grid of variants. */
export const matrix = {
  combination: 'Variant',
  columns: {
    sku: 'SKU',
    price: 'Price',
    discount_price: 'Sale price',
    width: 'Width, cm',
    depth: 'Depth, cm',
    height: 'Height, cm',
    weight: 'Weight, kg',
    inventory: 'On hand',
  },
  options: {
    color: 'Colour',
    material: 'Material',
    size: 'Size',
  },
  tools: 'Tools',
  none: 'Without options, the product is one piece.',
  missing: {
    one: '{count} combination has no variant.',
    other: '{count} combinations have no variant.',
  },
  addMissing: 'Add all',
  addOne: 'Add',
  measuresOnce: 'Enter the dimensions of each size once: other variants in that size share them.',
  fillDown: 'Fill down',
  priceOfAll: 'Price of all variants',
  setPrices: 'Set all prices',
  remove: 'Remove {name}',
  removePlain: 'Remove',
  removeTitle: 'Remove this variant?',
  ordered: {
    one: 'Ordered {count} time. It leaves the shop; orders keep its name.',
    other: 'Ordered {count} times. It leaves the shop; orders keep its name.',
  },
  keep: 'Keep it',
} as const;

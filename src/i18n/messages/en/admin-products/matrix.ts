/** The grid of variants. */
export const matrix = {
  combination: 'Variant',
  columns: {
    sku: 'SKU',
    price: 'Price',
    discount_price: 'Sale price',
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
  fillDown: 'Fill down',
  pricePercent: 'Price = base +',
  percent: '%',
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

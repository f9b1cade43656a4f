export const stock = {
  in_stock: 'In stock',
  orderable: 'Available to order',
  out_of_stock: 'Out of stock',
  low_stock: 'Low stock',
  sold_out: 'Sold out',
  pre_order: 'Pre-order',
  madeInWeeks: {
    one: 'Made in {from} to {count} week',
    other: 'Made in {from} to {count} weeks',
  },
  madeInSomeWeeks: { one: 'Made in {count} week', other: 'Made in {count} weeks' },
  leavesWithin: { one: 'Leaves within a day', other: 'Leaves within {count} days' },
  withinWeek: 'Leaves within a week',
  withinMonth: 'Leaves within a month',
  onTheRack: {
    one: 'Material for {count} more is on the rack',
    other: 'Material for {count} more is on the rack',
  },
} as const;

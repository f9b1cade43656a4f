export const orderPrints = {
  title: 'Print',
  slip: 'Packing slip',
  invoice: 'Invoice',
  pick: 'Pick list',
  selected: { slip: 'Packing slips', invoice: 'Invoices', pick: 'Pick list' },
  piece: 'Piece',
  quantity: 'Pieces',
  promised: 'Promised by',
  noWorkshop: 'Without a workshop',
  forOrders: { one: 'For {count} order', other: 'For {count} orders' },
  tooMany: 'At most {most} orders in one document.',
  nothing: 'None of these orders exists.',
} as const;

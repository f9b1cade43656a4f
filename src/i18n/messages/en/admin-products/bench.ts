export const bench = {
  lead: 'Pieces that the workshops are making, soonest promise first.',
  caption: 'Pieces in production',
  columns: {
    piece: 'Piece',
    options: 'Options',
    quantity: 'Pieces',
    workshop: 'Workshop',
    order: 'Order',
    started: 'In production since',
    promised: 'Promised',
    isLate: 'Late',
  },
  views: {
    late: 'Late',
  },
  empty: 'The bench is empty',
  emptyText: 'Pieces will appear here when their order goes into production.',
} as const;

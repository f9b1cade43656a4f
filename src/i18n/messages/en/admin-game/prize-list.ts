export const prizeList = {
  caption: 'Prizes',
  columns: {
    name: 'Prize',
    type: 'Kind',
    remaining: 'Left',
    total: 'In all',
    threshold: 'Warn at',
    isActive: 'Active',
  },
  filters: {
    isLow: 'Running low',
  },
  views: {
    low: 'Running low',
  },
  empty: 'No prizes yet',
  emptyText: 'Prizes of the game will appear here.',
} as const;

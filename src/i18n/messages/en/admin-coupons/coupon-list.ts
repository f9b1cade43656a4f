export const couponList = {
  caption: 'Coupons',
  search: 'Code',
  columns: {
    code: 'Code',
    discount: 'Discount',
    state: 'State',
    isActive: 'Active',
    starts: 'Starts',
    expires: 'Ends',
    uses: 'Uses',
    maxUses: 'At most',
    source: 'Made by',
    created: 'Created',
  },
  filters: {
    endsSoon: 'Ends within 7 days',
  },
  views: {
    running: 'Running',
    endsSoon: 'Ending soon',
  },
  states: {
    planned: 'Planned',
    running: 'Running',
    used_up: 'Used up',
    ended: 'Ended',
    off: 'Switched off',
  },
  sources: {
    staff: 'Staff',
    game: 'Game',
  },
  empty: 'No coupons yet',
  emptyText: 'Coupons will appear here, those of the game included.',
} as const;

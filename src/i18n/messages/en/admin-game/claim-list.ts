export const claimList = {
  caption: 'Claims',
  search: 'Instagram name',
  columns: {
    username: 'Instagram name',
    prize: 'Prize',
    prizeType: 'Kind',
    status: 'Status',
    claimed: 'Claimed',
    waited: 'Waiting',
    reviewed: 'Reviewed',
  },
  filters: {
    played: 'Played',
  },
  types: {
    product: 'Product',
    coupon: 'Coupon',
  },
  views: {
    pending: 'To verify',
    toDeliver: 'To deliver',
  },
  statuses: {
    pending: 'Waiting',
    verified: 'Verified',
    rejected: 'Rejected',
    delivered: 'Delivered',
  },
  empty: 'No claims yet',
  emptyText: 'Prizes that players claim will appear here.',
} as const;

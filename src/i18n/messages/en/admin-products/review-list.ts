export const reviewList = {
  caption: 'Reviews',
  columns: {
    product: 'Product',
    rating: 'Stars',
    text: 'Review',
    author: 'Name shown',
    isVerified: 'Verified purchase',
    status: 'Status',
    received: 'Received',
  },
  views: {
    pending: 'To approve',
  },
  statuses: {
    pending: 'Waiting',
    approved: 'Approved',
    rejected: 'Rejected',
  },
  empty: 'No reviews yet',
  emptyText: 'Reviews will appear here as soon as customers write them.',
} as const;

export const reviewQueue = {
  none: 'No review waits.',
  waiting: { one: '{count} review waits', other: '{count} reviews wait' },
  anonymous: 'Anonymous',
  photo: 'Photo {position} of the customer',
  approve: 'Approve',
  reject: 'Reject',
  saving: 'Saving …',
  consequence: 'An approved review appears beside the piece, and its author is told.',
} as const;

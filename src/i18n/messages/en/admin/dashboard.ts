export const adminDashboard = {
  empty: 'Nothing needs you right now',
  emptyText: 'Orders, requests and messages that wait for you will appear here.',
} as const;

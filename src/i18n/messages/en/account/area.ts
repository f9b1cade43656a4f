export const area = {
  title: 'My Account',
  navigation: 'Account',
  dashboard: 'Dashboard',
  orders: 'Orders',
  wishlist: 'Wishlist',
  rewards: 'Rewards',
  addresses: 'Addresses',
  payment: 'Payment methods',
  notifications: 'Notifications',
  settings: 'Settings',
  profile: 'Profile',
  logout: 'Logout',
} as const;

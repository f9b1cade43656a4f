import type { PlainMessageKey } from '#i18n/messages/index.ts';

interface AccountLink {
  to: string;
  label: PlainMessageKey;
}

export const accountLinks = [
  { to: '/account', label: 'account.area.dashboard' },
  { to: '/account/orders', label: 'account.area.orders' },
  { to: '/account/wishlist', label: 'account.area.wishlist' },
  { to: '/account/rewards', label: 'account.area.rewards' },
  { to: '/account/addresses', label: 'account.area.addresses' },
  { to: '/account/payment', label: 'account.area.payment' },
  { to: '/account/notifications', label: 'account.area.notifications' },
  { to: '/account/profile', label: 'account.area.profile' },
  { to: '/account/security', label: 'account.area.security' },
  { to: '/account/settings', label: 'account.area.settings' },
] as const satisfies readonly AccountLink[];

import type { ComponentType } from 'react';
import type { PlainMessageKey } from '#i18n/messages/index.ts';
import { MailIcon, PinIcon } from '#ui/contact-icons.tsx';
import {
  BanknoteIcon,
  GlobeIcon,
  HeartIcon,
  MenuIcon,
  StarIcon,
  TruckIcon,
  UserIcon,
  CheckIcon,
} from '#ui/icons.tsx';

interface AccountLink {
  to: string;
  label: PlainMessageKey;
  Icon: ComponentType;
}

export const accountLinks = [
  { to: '/account', label: 'account.area.dashboard', Icon: MenuIcon },
  { to: '/account/orders', label: 'account.area.orders', Icon: TruckIcon },
  { to: '/account/wishlist', label: 'account.area.wishlist', Icon: HeartIcon },
  { to: '/account/rewards', label: 'account.area.rewards', Icon: StarIcon },
  { to: '/account/addresses', label: 'account.area.addresses', Icon: PinIcon },
  { to: '/account/payment', label: 'account.area.payment', Icon: BanknoteIcon },
  { to: '/account/notifications', label: 'account.area.notifications', Icon: MailIcon },
  { to: '/account/profile', label: 'account.area.profile', Icon: UserIcon },
  { to: '/account/security', label: 'account.area.security', Icon: CheckIcon },
  { to: '/account/settings', label: 'account.area.settings', Icon: GlobeIcon },
] as const satisfies readonly AccountLink[];

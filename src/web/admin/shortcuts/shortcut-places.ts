import { hasRole, type StaffRole } from '#domain/identity/roles.ts';
import { rolesFor } from '#web/admin/menu/menu.ts';
import type { AdminPageName } from '#web/admin/menu/pages.ts';

export interface ShortcutPlace {
  /** Pressed after `g`. */
  key: string;
  name: AdminPageName | 'dashboard';
  path: string;
}

const places: readonly ShortcutPlace[] = [
  { key: 'd', name: 'dashboard', path: '/admin' },
  { key: 'o', name: 'orders', path: '/admin/orders' },
  { key: 'b', name: 'orderBoard', path: '/admin/orders/board' },
  { key: 'n', name: 'newOrder', path: '/admin/orders/new' },
  { key: 'c', name: 'customService', path: '/admin/custom-service' },
  { key: 'm', name: 'messages', path: '/admin/custom-service/messages' },
  { key: 'p', name: 'products', path: '/admin/products' },
  { key: 'v', name: 'prizeVerification', path: '/admin/game/verification' },
  { key: 'u', name: 'users', path: '/admin/users' },
  { key: 's', name: 'settings', path: '/admin/settings' },
  { key: 'h', name: 'history', path: '/admin/history' },
];

export const shortcutPlacesFor = (roles: readonly StaffRole[]): ShortcutPlace[] =>
  places.filter(({ path }) => hasRole(roles, ...rolesFor(path)));

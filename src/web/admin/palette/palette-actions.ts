import { hasRole, type StaffRole } from '#domain/identity/roles.ts';
import { viewSearch, type ViewId } from '#domain/admin/lists/list.ts';
import { ordersList } from '#domain/admin/lists/orders-list.ts';
import { rolesFor } from '#web/admin/menu/menu.ts';

const ordersIn = (view: ViewId<typeof ordersList>) =>
  `/admin/orders?${viewSearch(ordersList, view)}`;

/**
 * What staff do from the palette. A new one is a line here and its name in `admin.search.actions`; it is
 * offered to those who may open its page.
 */
const paletteActions = [
  { name: 'newOrder', path: '/admin/orders/new' },
  { name: 'ordersToCall', path: ordersIn('waiting') },
  { name: 'lateOrders', path: ordersIn('late') },
  { name: 'openReturns', path: ordersIn('returns') },
  { name: 'waitingRequests', path: '/admin/custom-service?status=new&sort=received' },
  { name: 'waitingMessages', path: '/admin/custom-service/messages?status=new&sort=received' },
  { name: 'newProduct', path: '/admin/products/new' },
  { name: 'newPortfolio', path: '/admin/portfolio/new' },
  { name: 'newCoupon', path: '/admin/coupons/new' },
  { name: 'searchMisses', path: '/admin/search-words/missed' },
  { name: 'claimsToVerify', path: '/admin/game/verification?status=pending&sort=claimed' },
  { name: 'failedMails', path: '/admin/settings/mail?status=failed' },
] as const;

export const actionsFor = (roles: readonly StaffRole[]) =>
  paletteActions.filter(({ path }) => hasRole(roles, ...rolesFor(path.replace(/\?.*/, ''))));

/** Pages that are offered as actions are not offered twice. */
export const isActionPath = (path: string): boolean =>
  paletteActions.some((action) => action.path === path);

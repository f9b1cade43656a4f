import { hasRole, staffRoles, type StaffRole } from '#domain/identity/roles.ts';

interface Entry {
  name: string;
  path: string;
  /** Roles that see the entry and may open it and the pages below it. */
  roles: readonly StaffRole[];
  /** Pages without their own entry that share these roles. */
  also?: readonly string[];
}

/** The sidebar of the back office, top to bottom. */
export const menu = [
  { name: 'dashboard', path: '/admin', roles: staffRoles },
  { name: 'products', path: '/admin/products', roles: ['admin', 'technical_office_manager'] },
  { name: 'orders', path: '/admin/orders', roles: ['admin', 'sales'] },
  { name: 'users', path: '/admin/users', roles: ['admin'] },
  {
    name: 'portfolio',
    path: '/admin/portfolio',
    roles: ['admin', 'technical_office_manager'],
    also: ['/admin/projects'],
  },
  {
    name: 'customService',
    path: '/admin/custom-service',
    roles: ['admin', 'sales', 'technical_office_manager'],
  },
  { name: 'game', path: '/admin/game', roles: ['admin', 'marketing'] },
  { name: 'gamePrizes', path: '/admin/game/prizes', roles: ['admin', 'marketing'] },
  { name: 'prizeVerification', path: '/admin/game/verification', roles: ['admin', 'marketing'] },
  { name: 'marketing', path: '/admin/marketing', roles: ['admin', 'marketing'] },
  { name: 'content', path: '/admin/content', roles: ['admin', 'marketing', 'content_manager'] },
  { name: 'partners', path: '/admin/partners', roles: ['admin', 'marketing'] },
  {
    name: 'media',
    path: '/admin/media',
    roles: ['admin', 'marketing', 'technical_office_manager', 'content_manager'],
  },
  { name: 'coupons', path: '/admin/coupons', roles: ['admin', 'sales', 'marketing'] },
  { name: 'notifications', path: '/admin/notifications', roles: ['admin', 'marketing'] },
  { name: 'seo', path: '/admin/seo', roles: ['admin', 'marketing'] },
  { name: 'settings', path: '/admin/settings', roles: ['admin'] },
] as const satisfies readonly Entry[];

export type MenuEntry = (typeof menu)[number];

export function entriesFor(roles: readonly StaffRole[]): MenuEntry[] {
  return menu.filter((entry) => hasRole(roles, ...entry.roles));
}

/** Pages with other roles than the entry above them. */
const ownRolePages: readonly Omit<Entry, 'name'>[] = [
  { path: '/admin/custom-service/messages', roles: ['admin', 'sales'] },
  { path: '/admin/custom-service/replies', roles: ['admin', 'sales'] },
  { path: '/admin/customers', roles: ['admin', 'sales'] },
  { path: '/admin/content/careers/applications', roles: ['admin', 'marketing'] },
  { path: '/admin/seo/findings', roles: ['admin', 'marketing', 'content_manager'] },
  { path: '/admin/search', roles: staffRoles },
  { path: '/admin/search-words', roles: ['admin', 'marketing', 'technical_office_manager'] },
  // The roles of the list decide.
  { path: '/admin/import', roles: staffRoles },
  // Everyone's own; the policies hide those of others.
  { path: '/admin/changes', roles: staffRoles },
  // Each kind of record has its editors, whom the database knows.
  { path: '/admin/publish', roles: staffRoles },
  { path: '/admin/preview', roles: staffRoles },
];

/** Roles that may open a page: those of the nearest entry above it, or admins. */
export const rolesFor = (path: string): readonly StaffRole[] =>
  nearest<Omit<Entry, 'name'>>([...menu, ...ownRolePages], path)?.roles ?? ['admin'];

/** The entry that a page belongs to. */
export const entryAbove = (path: string): MenuEntry | undefined => nearest(menu, path);

function nearest<Each extends Pick<Entry, 'path' | 'also'>>(
  entries: readonly Each[],
  path: string,
): Each | undefined {
  const claims = entries
    .flatMap((entry) => [entry.path, ...(entry.also ?? [])].map((claim) => ({ claim, entry })))
    .filter(({ claim }) => path === claim || (claim !== '/admin' && path.startsWith(`${claim}/`)))
    .toSorted((one, other) => other.claim.length - one.claim.length);
  return claims[0]?.entry;
}

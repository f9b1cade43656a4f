import { hasRole, type StaffRole } from '#domain/identity/roles.ts';
import { normalizeForSearch } from '#domain/search/normalize-for-search.ts';
import { rolesFor } from '#web/admin/menu/menu.ts';
import { adminPages, type AdminPageName } from '#web/admin/menu/pages.ts';

import { isActionPath } from './palette-actions.ts';

export interface PalettePage {
  name: AdminPageName | 'dashboard';
  path: string;
}

/** Pages that need no record, and that the roles may open. */
export function pagesFor(roles: readonly StaffRole[]): PalettePage[] {
  const pages: PalettePage[] = adminPages
    .filter(({ path, name }) => !path.includes(':') && name !== 'search')
    .map(({ path, name }) => ({ name, path: `/admin/${path.replace('/*', '')}` }))
    .filter(({ path }) => !isActionPath(path));
  return [{ name: 'dashboard' as const, path: '/admin' }, ...pages].filter(({ path }) =>
    hasRole(roles, ...rolesFor(path)),
  );
}

/** Pages whose name contains every part of the query, in whichever order. */
export function matchingPages<Page extends { label: string }>(
  pages: readonly Page[],
  query: string,
): Page[] {
  const parts = normalizeForSearch(query).split(/\s+/).filter(Boolean);
  return pages.filter(({ label }) => {
    const text = normalizeForSearch(label);
    return parts.every((part) => text.includes(part));
  });
}

import { hasRole, type StaffRole } from '../../identity/roles.ts';
import type { ListDeclaration } from './list.ts';

/** The list as these roles see it: without the columns, filters and sorts of others; null for none. */
export function visibleList<List extends ListDeclaration>(
  list: List,
  roles: readonly StaffRole[],
): List | null {
  if (!hasRole(roles, ...list.roles)) return null;
  const columns = Object.fromEntries(
    Object.entries(list.columns).filter(([, column]) =>
      hasRole(roles, ...(column.roles ?? list.roles)),
    ),
  );
  return { ...list, columns };
}

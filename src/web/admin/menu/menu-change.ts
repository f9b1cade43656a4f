import type { StaffRole } from '#domain/identity/roles.ts';
import { entriesFor, type MenuEntry } from './menu.ts';

export interface MenuChange {
  gained: MenuEntry[];
  lost: MenuEntry[];
}

/** Which entries of the menu appear and disappear when the roles of a person change. */
export function menuChange(before: readonly StaffRole[], after: readonly StaffRole[]): MenuChange {
  const [seen, coming] = [entriesFor(before), entriesFor(after)];
  return {
    gained: coming.filter((entry) => !seen.includes(entry)),
    lost: seen.filter((entry) => !coming.includes(entry)),
  };
}

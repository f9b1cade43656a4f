export const staffRoles = [
  'admin',
  'sales',
  'marketing',
  'technical_office_manager',
  'content_manager',
] as const;
export type StaffRole = (typeof staffRoles)[number];

export function isStaffRole(value: unknown): value is StaffRole {
  return staffRoles.some((role) => role === value);
}

/** Admins have every role, as in the database's `private.has_role`. */
export function hasRole(roles: readonly StaffRole[], ...wanted: StaffRole[]): boolean {
  return roles.includes('admin') || wanted.some((role) => roles.includes(role));
}

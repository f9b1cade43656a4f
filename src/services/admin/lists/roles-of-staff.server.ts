import { sql } from 'kysely';
import { staffRoles, type StaffRole } from '#domain/identity/roles.ts';
import { asUser } from '#platform/database/run-as.server.ts';
import type { Customer } from '../../shared/customer.ts';

/** Asked of the database each time, so that a revoked role takes effect at once. */
export const selectRoles = () => sql<{ role: StaffRole }>`
  select role from unnest(${staffRoles}::text[]) role where private.has_role(role)`;

export async function rolesOfStaff(actor: Customer): Promise<StaffRole[]> {
  const [rows] = await asUser(actor).read(selectRoles());
  return rows.map(({ role }) => role);
}

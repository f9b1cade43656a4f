import { sql } from 'kysely';
import type { StaffRole } from '#domain/identity/roles.ts';
import { asUser } from '#platform/database/run-as.server.ts';
import type { Customer } from './customer.ts';

/**
 * True for admins too. Read from the database each time, so that a revoked role takes effect at once.
 */
export async function actorHasRole(actor: Customer, role: StaffRole): Promise<boolean> {
  const [[row]] = await asUser(actor).read(
    sql<{ allowed: boolean }>`select private.has_role(${role}::text) as allowed`,
  );
  return row?.allowed ?? false;
}

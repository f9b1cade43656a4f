import { sql } from 'kysely';
import type { StaffRole } from '#domain/identity/roles.ts';
import { asUser } from '#platform/database/run-as.server.ts';
import type { Customer } from './customer.ts';

/**
 * Whether the actor has one of the roles; true for admins too. Read from the database each time, so that a revoked role takes effect at once.
 */
export async function actorHasRole(
  actor: Customer,
  ...roles: readonly StaffRole[]
): Promise<boolean> {
  const [[row]] = await asUser(actor).read(
    sql<{ allowed: boolean }>`select private.has_role(variadic ${[...roles]}::text[]) as allowed`,
  );
  return row?.allowed ?? false;
}

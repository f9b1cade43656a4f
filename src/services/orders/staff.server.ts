import { sql } from 'kysely';
import { asUser } from '#platform/database/run-as.server.ts';
import type { Customer } from '../shared/customer.ts';

/** Whoever is signed in, in the name of the shop and at this time. */
export interface Staff {
  actor: Customer;
  now: Date;
}

/** Asked of the database with each change: a revoked role is gone at once. */
export async function isSales(actor: Customer): Promise<boolean> {
  const [[answer]] = await asUser(actor).read(
    sql<{ allowed: boolean }>`select private.has_role('sales') as allowed`,
  );
  return answer?.allowed ?? false;
}

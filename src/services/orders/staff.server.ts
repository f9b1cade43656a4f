import { sql } from 'kysely';
import { asUser } from '#platform/database/run-as.server.ts';
import type { Customer } from '../shared/customer.ts';

/** A staff member acting now. */
export interface Staff {
  actor: Customer;
  now: Date;
}

/** Read from the database each time, so that a revoked role takes effect at once. */
export async function isSales(actor: Customer): Promise<boolean> {
  const [[answer]] = await asUser(actor).read(
    sql<{ allowed: boolean }>`select private.has_role('sales') as allowed`,
  );
  return answer?.allowed ?? false;
}

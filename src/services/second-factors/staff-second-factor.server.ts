import { sql } from 'kysely';
import { asSystem } from '#platform/database/run-as.server.ts';
import { type Account, hasSecondFactor } from '#services/identity/account.ts';

/** Whether this member of staff must set up a second factor before using the back office. */
export async function staffFactorIsMissing(account: Account): Promise<boolean> {
  if (hasSecondFactor(account)) return false;
  // As system: only some members of staff may read the limits.
  const [[row]] = await asSystem().read(
    sql<{ required: boolean }>`select staff_second_factor as required from public.abuse_limits`,
  );
  return row?.required === true;
}

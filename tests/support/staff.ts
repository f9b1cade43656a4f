import type { Staff } from '#services/shared/staff.ts';
import { makeAccount } from './accounts.ts';

type Roles = NonNullable<Parameters<typeof makeAccount>[1]>;

/** A member of staff who acts at the time; a customer without roles. */
export async function makeStaff(now: Date, ...roles: Roles): Promise<Staff> {
  const { userId } = await makeAccount(now, roles);
  return { actor: { kind: 'user', userId, claims: {} }, now };
}

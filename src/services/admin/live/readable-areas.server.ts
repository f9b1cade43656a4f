import { updateAreas, type UpdateArea } from '#domain/admin/live-updates.ts';
import { hasRole } from '#domain/identity/roles.ts';
import { getUser } from '#services/identity/users.server.ts';
import type { Customer } from '#services/shared/customer.ts';
import { rolesOfStaff } from '../lists/roles-of-staff.server.ts';

interface Reader {
  actor: Customer;
  /** The session that must still exist. */
  sessionId: string;
  now: Date;
}

/** The areas whose updates a member of staff may read now; none once the session or the roles end. */
export async function readableAreas({ actor, sessionId, now }: Reader): Promise<Set<UpdateArea>> {
  const user = await getUser({ userId: actor.userId, sessionId }, now);
  if (!user) return new Set();
  // The actor of an open stream has the level of the moment when it was opened.
  const roles = await rolesOfStaff({ ...actor, claims: { ...actor.claims, aal: user.aal } });
  const areas = Object.keys(updateAreas) as UpdateArea[];
  return new Set(areas.filter((area) => hasRole(roles, ...updateAreas[area])));
}

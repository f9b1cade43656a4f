import { sql } from 'kysely';
import { updateAreas, type UpdateArea } from '#domain/admin/live-updates.ts';
import { asUser } from '#platform/database/run-as.server.ts';
import { getUser } from '#services/identity/users.server.ts';
import type { Customer } from '#services/shared/customer.ts';

interface Reader {
  actor: Customer;
  /** The session that must still exist. */
  sessionId: string;
  now: Date;
}

/** The areas whose updates a member of staff may read now; none once the session or the roles end. */
export async function readableAreas({ actor, sessionId, now }: Reader): Promise<Set<UpdateArea>> {
  const roles = [...new Set(Object.values(updateAreas).flat())];
  const [user, [rows]] = await Promise.all([
    getUser({ userId: actor.userId, sessionId }, now),
    asUser(actor).read(
      sql<{ role: string }>`
        select role from unnest(${roles}::text[]) role where private.has_role(role)`,
    ),
  ]);
  if (!user) return new Set();
  const held = new Set(rows.map(({ role }) => role));
  const areas = Object.entries(updateAreas) as [UpdateArea, readonly string[]][];
  return new Set(areas.filter(([, of]) => of.some((role) => held.has(role))).map(([area]) => area));
}

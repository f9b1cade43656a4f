import { sql } from 'kysely';
import type { Actor } from '#platform/database/actor.ts';
import { asActor } from '#platform/database/run-as.server.ts';

/** Whether the actor manages the game: marketing, admins, or the system. */
export async function mayManageGame(actor: Actor): Promise<boolean> {
  if (actor.kind !== 'user') return actor.kind === 'system';
  const [[answer]] = await asActor(actor).read(
    sql<{ allowed: boolean }>`select private.has_role('marketing') as allowed`,
  );
  return answer?.allowed ?? false;
}

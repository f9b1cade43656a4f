import type { Actor } from '#platform/database/actor.ts';
import { actorHasRole } from '../shared/actor-has-role.server.ts';

/** Whether the actor manages the game: marketing, admins, or the system. */
export async function mayManageGame(actor: Actor): Promise<boolean> {
  if (actor.kind !== 'user') return actor.kind === 'system';
  return actorHasRole(actor, 'marketing');
}

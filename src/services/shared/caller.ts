import type { Actor } from '#platform/database/actor.ts';
import type { Attempt } from '../identity/account.ts';

/** The caller of a service and the details of the request. */
export interface Caller {
  actor: Actor;
  attempt: Attempt;
}

export const userIdOf = ({ actor }: Caller): string | null =>
  actor.kind === 'user' ? actor.userId : null;

import type { Actor } from '#platform/database/actor.ts';
import type { RequestFacts } from './request-facts.ts';

/** The caller of a service and the details of the request. */
export interface Caller {
  actor: Actor;
  attempt: RequestFacts;
}

export const userIdOf = ({ actor }: Caller): string | null =>
  actor.kind === 'user' ? actor.userId : null;

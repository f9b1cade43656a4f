import type { Actor } from '#platform/database/actor.ts';
import type { Customer } from './customer.ts';
import type { RequestFacts } from './request-facts.ts';

/** The caller of a service and the details of the request. */
export interface Caller {
  actor: Actor;
  attempt: RequestFacts;
  /** The member of staff who orders for the actor, on the telephone. */
  takenBy?: Customer;
}

export const userIdOf = ({ actor }: Caller): string | null =>
  actor.kind === 'user' ? actor.userId : null;

import type { Actor } from '#platform/database/actor.ts';
import type { Attempt } from '../identity/account.ts';

/** Who writes to us, and in which circumstances. */
export interface Caller {
  actor: Actor;
  attempt: Attempt;
}

export const userIdOf = ({ actor }: Caller): string | null =>
  actor.kind === 'user' ? actor.userId : null;

import type { Actor } from '#platform/database/actor.ts';
import type { Attempt } from '../identity/account.ts';

/** Who plays: a customer by account, everybody by device. */
export interface Player {
  actor: Actor;
  /** The signed id as cookie or client hold it; null when none was issued yet. */
  device: string | null;
  attempt: Attempt;
}

export const userIdOf = ({ actor }: Pick<Player, 'actor'>): string | null =>
  actor.kind === 'user' ? actor.userId : null;

import type { Actor } from '#platform/database/actor.ts';
import type { RequestFacts } from '../shared/request-facts.ts';

/** Who asks, and when. The policies of `storage` decide about the actor. */
export interface StorageCaller extends Pick<RequestFacts, 'now' | 'address'> {
  actor: Actor;
  /** Written to new rows; null for visitors and the service key. */
  ownerId: string | null;
}

/** An object by its bucket and its name in there. */
export interface ObjectTarget {
  bucket: string;
  name: string;
}

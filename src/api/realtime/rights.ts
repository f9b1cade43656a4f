import { createHash } from 'node:crypto';
import type { Actor } from '#platform/database/actor.ts';
import type { ApiCaller } from '../shared/identify-caller.ts';

/** What a channel may see. Channels with the same key share the reads of a change. */
export interface Rights {
  key: string;
  actor: Actor;
  userId: string | null;
  /** When the token expires, in milliseconds. */
  expiresAt: number;
}

export function rightsOf({ actor }: ApiCaller): Rights {
  if (actor.kind !== 'user') {
    return { key: actor.kind, actor, userId: null, expiresAt: Infinity };
  }
  // A policy may read any claim, but not when the token was made.
  const { exp, iat: _, request_id: __, ...lasting } = actor.claims;
  const claims = createHash('sha256').update(JSON.stringify(lasting)).digest('base64url');
  return {
    key: `${actor.userId} ${claims}`,
    actor,
    userId: actor.userId,
    expiresAt: typeof exp === 'number' ? exp * 1000 : Infinity,
  };
}

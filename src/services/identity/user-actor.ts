import type { UserActor } from '#platform/database/actor.ts';
import type { AccessClaims } from './access-tokens.server.ts';

/** aal2 after a second factor. */
export type SessionLevel = 'aal1' | 'aal2';

/**
 * The identity of a token's owner. The level is that of the session now, by which roles count or not: a
 * token may be older than a change of factors. The request is named for the audit log; looking as
 * another role is decided by the session of the pages and never by a token.
 */
export function userActor(
  claims: AccessClaims,
  aal: SessionLevel,
  requestId: string | undefined,
): UserActor {
  const { view_as: _, ...own } = claims;
  return { kind: 'user', userId: claims.sub, claims: { ...own, aal, request_id: requestId } };
}

/**
 * A member of staff whose work the shop does later, such as a scheduled publication: their roles
 * counted when they ordered it, and still count if they have them.
 */
export function absentStaff(userId: string): UserActor {
  const aal: SessionLevel = 'aal2';
  return { kind: 'user', userId, claims: { aal } };
}

import type { UserActor } from '#platform/database/actor.ts';
import type { AccessClaims } from './access-tokens.server.ts';

/**
 * The identity of a token's owner. The request is named for the audit log; looking as another role is
 * decided by the session of the pages and never by a token.
 */
export function userActor(claims: AccessClaims, requestId: string | undefined): UserActor {
  const { view_as: _, ...own } = claims;
  return { kind: 'user', userId: claims.sub, claims: { ...own, request_id: requestId } };
}

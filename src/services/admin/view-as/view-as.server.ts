import type { SignedIn } from '#services/identity/authenticate.server.ts';
import { readViewAsToken } from './view-as-token.server.ts';

/**
 * An admin's session as that of another role: menus, guards and policies are those of the role, and
 * transactions only read. Without a valid token, or for others, the session itself.
 */
export function viewedSession(session: SignedIn, token: string | undefined): SignedIn {
  const role = session.roles.includes('admin') ? readViewAsToken(token, session.sessionId) : null;
  if (!role) return session;
  const { actor } = session;
  return {
    ...session,
    roles: [role],
    viewAs: role,
    actor: { ...actor, claims: { ...actor.claims, view_as: role } },
  };
}

import { isStaffRole, type StaffRole } from '#domain/identity/roles.ts';
import { signText, verifySignedText } from '#services/shared/signed-tokens.server.ts';

/** Roles that an admin may look as. */
export type ViewedRole = Exclude<StaffRole, 'admin'>;

export function isViewedRole(value: unknown): value is ViewedRole {
  return isStaffRole(value) && value !== 'admin';
}

/** Names the session, so that the token ends with it and cannot be used in another. */
export function createViewAsToken(sessionId: string, role: ViewedRole): string {
  return signText('view-as', `${sessionId}/${role}`);
}

/** The role of a valid token of this session, otherwise null. */
export function readViewAsToken(token: string | undefined, sessionId: string): ViewedRole | null {
  const text = token ? verifySignedText('view-as', token) : null;
  const [session, role] = text?.split('/') ?? [];
  return session === sessionId && isViewedRole(role) ? role : null;
}

import type { StaffRole } from '#domain/identity/roles.ts';
import type { Actor } from '#platform/database/actor.ts';
import type { Account, Profile, SessionTokens } from './account.ts';
import type { AccessClaims } from './access-tokens.server.ts';
import { verifyAccessToken } from './access-tokens.server.ts';
import { userActor } from './user-actor.ts';
import { refresh } from './refresh.server.ts';
import { getUser, needsSecondFactor } from './users.server.ts';

export interface SignedIn {
  state: 'signed-in';
  account: Account;
  profile: Profile;
  /** Those that count in this session. */
  roles: StaffRole[];
  /** Whether the account has roles, also when they do not count. */
  isStaff: boolean;
  sessionId: string;
  /** Set while an admin looks as another role, which is then the only one of `roles`. */
  viewAs?: StaffRole;
  /** The actor for the page's queries. */
  actor: Extract<Actor, { kind: 'user' }>;
  expiresAt: Date;
  /** New tokens for the browser, if the access token had expired. */
  rotated?: SessionTokens;
}

/** `stale` when the browser's tokens are invalid and must be cleared. */
export type Authentication = SignedIn | { state: 'signed-out'; stale: boolean };

export interface Presented {
  accessToken?: string | null;
  refreshToken?: string | null;
  /** Named in the audit log. */
  requestId?: string;
  now: Date;
}

/**
 * Identifies the user. Roles, bans and session are read each time, so that changes take effect on
 * the next request.
 */
export async function authenticate(presented: Presented): Promise<Authentication> {
  const { accessToken, refreshToken, requestId, now } = presented;
  const result = accessToken ? await verifyAccessToken(accessToken, now) : null;
  if (result?.ok)
    return (await signedIn(result.claims, now, requestId)) ?? { state: 'signed-out', stale: true };
  if (!refreshToken) return { state: 'signed-out', stale: Boolean(accessToken) };

  const refreshed = await refresh(refreshToken, now);
  if (!refreshed.ok) return { state: 'signed-out', stale: true };
  const renewed = await verifyAccessToken(refreshed.session.accessToken, now);
  const caller = renewed.ok && (await signedIn(renewed.claims, now, requestId));
  return caller ? { ...caller, rotated: refreshed.session } : { state: 'signed-out', stale: true };
}

async function signedIn(
  claims: AccessClaims,
  now: Date,
  requestId?: string,
): Promise<SignedIn | null> {
  const found = await getUser({ userId: claims.sub, sessionId: claims.session_id }, now);
  // A session of the API that has not passed the second step opens no page.
  if (!found || needsSecondFactor(found)) return null;
  return {
    state: 'signed-in',
    ...found,
    sessionId: claims.session_id,
    actor: userActor(claims, found.aal, requestId),
    expiresAt: new Date(claims.exp * 1000),
  };
}

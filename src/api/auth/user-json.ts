import type { Account, SessionTokens } from '#services/identity/account.ts';
import type { PendingAccount } from '#services/identity/sign-up.server.ts';

export function userJson(account: Account) {
  const confirmed = account.emailConfirmedAt ?? undefined;
  return {
    id: account.id,
    aud: 'authenticated',
    role: 'authenticated',
    email: account.email,
    email_confirmed_at: confirmed,
    phone: account.phone ?? '',
    confirmed_at: confirmed,
    last_sign_in_at: account.lastSignInAt ?? undefined,
    app_metadata: account.appMetadata,
    user_metadata: account.userMetadata,
    identities: account.identities,
    ...(account.factors.length > 0 && { factors: account.factors }),
    ...(account.invitedAt && { invited_at: account.invitedAt }),
    ...(account.bannedUntil && { banned_until: account.bannedUntil }),
    created_at: account.createdAt,
    updated_at: account.updatedAt,
    is_anonymous: account.isAnonymous,
  };
}

/** The same for every sign-up, so that it does not reveal whether the address has an account. */
export function pendingUserJson(pending: PendingAccount) {
  return {
    id: pending.id,
    aud: 'authenticated',
    role: 'authenticated',
    email: pending.email,
    phone: '',
    confirmation_sent_at: pending.createdAt,
    app_metadata: { provider: 'email', providers: ['email'] },
    user_metadata: pending.metadata,
    identities: [identityJson(pending)],
    created_at: pending.createdAt,
    updated_at: pending.createdAt,
    is_anonymous: false,
  };
}

export function sessionJson(session: SessionTokens) {
  return {
    access_token: session.accessToken,
    token_type: 'bearer',
    expires_in: session.expiresIn,
    expires_at: Math.floor(session.expiresAt.getTime() / 1000),
    refresh_token: session.refreshToken,
    user: userJson(session.account),
  };
}

function identityJson({ id, email, createdAt }: PendingAccount) {
  return {
    identity_id: id,
    id,
    user_id: id,
    identity_data: { sub: id, email, email_verified: false, phone_verified: false },
    provider: 'email',
    last_sign_in_at: createdAt,
    created_at: createdAt,
    updated_at: createdAt,
    email,
  };
}

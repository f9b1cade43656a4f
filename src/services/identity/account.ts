import type { Locale } from '#i18n/locale.ts';

/** An account without its password hash. */
export interface Account {
  id: string;
  email: string;
  phone: string | null;
  emailConfirmedAt: Date | null;
  lastSignInAt: Date | null;
  appMetadata: Record<string, unknown>;
  /** Written by the user: never use it for permissions. */
  userMetadata: Record<string, unknown>;
  isAnonymous: boolean;
  invitedAt: Date | null;
  bannedUntil: Date | null;
  identities: AccountIdentity[];
  factors: AccountFactor[];
  createdAt: Date;
  updatedAt: Date;
}

/** In the names of the hosted API; built by PostgreSQL. */
export interface AccountIdentity {
  identity_id: string;
  id: string;
  user_id: string;
  identity_data: Record<string, unknown>;
  provider: string;
  last_sign_in_at: string;
  created_at: string;
  updated_at: string;
  email: string | null;
}

export interface AccountFactor {
  id: string;
  friendly_name: string;
  factor_type: 'totp';
  status: 'unverified' | 'verified';
  created_at: string;
  updated_at: string;
}

export function hasSecondFactor(account: { factors: AccountFactor[] }): boolean {
  return account.factors.some((factor) => factor.status === 'verified');
}

export interface Profile {
  id: string;
  fullName: string;
  email: string;
  phone: string | null;
  avatarUrl: string | null;
  jobPosition: string | null;
  company: string | null;
  locale: Locale;
}

export interface SessionTokens {
  accessToken: string;
  refreshToken: string;
  /** Lifetime of the access token in seconds. */
  expiresIn: number;
  expiresAt: Date;
  sessionId: string;
  account: Account;
}

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
  createdAt: Date;
  updatedAt: Date;
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

import type { Locale } from '#i18n/locale.ts';

/** An account as the services pass it on; the password's hash never leaves the services. */
export interface Account {
  id: string;
  email: string;
  phone: string | null;
  emailConfirmedAt: Date | null;
  lastSignInAt: Date | null;
  appMetadata: Record<string, unknown>;
  /** Written by the user: never a source of rights. */
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
  /** Seconds until the access token expires, counted from its making. */
  expiresIn: number;
  expiresAt: Date;
  sessionId: string;
  account: Account;
}

/** Circumstances of an attempt: when, from where, in which language to answer. */
export interface Attempt {
  now: Date;
  /** The client's network address; null when it is unknown. */
  address: string | null;
  userAgent?: string | null;
  locale: Locale;
}

export type RateLimited = { ok: false; reason: 'rate_limited'; retryAfter: number };

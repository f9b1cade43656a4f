import type { RawBuilder, Transaction } from 'kysely';
import { sql } from 'kysely';
import type { DB } from '#db/types.ts';
import type { StaffRole } from '#domain/identity/roles.ts';
import type { Locale } from '#i18n/locale.ts';
import { defaultLocale } from '#i18n/locale.ts';
import type { Account, AccountFactor, AccountIdentity, Profile } from './account.ts';

export interface AccountRow {
  id: string;
  email: string;
  phone: string | null;
  encrypted_password: string | null;
  email_confirmed_at: Date | null;
  last_sign_in_at: Date | null;
  raw_app_meta_data: Record<string, unknown>;
  raw_user_meta_data: Record<string, unknown>;
  is_anonymous: boolean;
  banned_until: Date | null;
  invited_at: Date | null;
  identities: AccountIdentity[];
  factors: AccountFactor[];
  created_at: Date;
  updated_at: Date;
  locale: Locale | null;
  roles: StaffRole[];
}

const identitiesOf = sql`
  (select coalesce(jsonb_agg(jsonb_build_object('identity_id', i.id, 'id', i.provider_id,
      'user_id', i.user_id, 'identity_data', i.identity_data, 'provider', i.provider,
      'last_sign_in_at', coalesce(i.last_sign_in_at, i.created_at), 'created_at', i.created_at,
      'updated_at', i.updated_at, 'email', i.identity_data ->> 'email'
    ) order by i.created_at, i.id), '[]') from auth.identities i where i.user_id = users.id)`;

const factorsOf = sql`
  (select coalesce(jsonb_agg(jsonb_build_object('id', f.id, 'friendly_name', f.friendly_name,
      'factor_type', f.factor_type, 'status', f.status, 'created_at', f.created_at,
      'updated_at', f.updated_at
    ) order by f.created_at, f.id), '[]') from auth.mfa_factors f where f.user_id = users.id)`;

/** Accounts with roles; `condition` refers to `users`. */
export function accountsWhere(condition: RawBuilder<unknown>) {
  return sql<AccountRow>`
    select id, coalesce(email, '') as email, phone, encrypted_password, email_confirmed_at, last_sign_in_at,
      raw_app_meta_data, raw_user_meta_data, is_anonymous, banned_until, invited_at, created_at,
      updated_at, ${identitiesOf} as identities, ${factorsOf} as factors,
      (select locale from public.profiles where id = users.id),
      array(select role from public.user_roles where user_id = users.id order by role) as roles
    from auth.users where ${condition}`;
}

export async function findAccount(
  trx: Transaction<DB>,
  condition: RawBuilder<unknown>,
): Promise<AccountRow | undefined> {
  const { rows } = await accountsWhere(condition).execute(trx);
  return rows[0];
}

/** Roles come from user_roles, not from the stored metadata. */
export function toAccount(row: AccountRow): Account {
  return {
    id: row.id,
    email: row.email,
    phone: row.phone,
    emailConfirmedAt: row.email_confirmed_at,
    lastSignInAt: row.last_sign_in_at,
    appMetadata: { ...row.raw_app_meta_data, roles: row.roles },
    userMetadata: row.raw_user_meta_data,
    isAnonymous: row.is_anonymous,
    invitedAt: row.invited_at,
    bannedUntil: row.banned_until,
    identities: row.identities,
    factors: row.factors,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
  };
}

export function isBanned(row: Pick<AccountRow, 'banned_until'>, now: Date): boolean {
  return row.banned_until !== null && row.banned_until > now;
}

export function profileOf(userId: string) {
  return sql<Profile>`
    select id, full_name as "fullName", email, phone, avatar_url as "avatarUrl",
      job_position as "jobPosition", company, locale
    from public.profiles where id = ${userId}`;
}

export function fullNameIn(metadata: Record<string, unknown>): string {
  const name = metadata['full_name'];
  return typeof name === 'string' ? name : '';
}

/** The user's language, for mails that are not sent during a request. */
export function mailLocale(row: Pick<AccountRow, 'locale'>): Locale {
  return row.locale ?? defaultLocale;
}

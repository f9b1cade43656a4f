import type { RawBuilder, Transaction } from 'kysely';
import { sql } from 'kysely';
import type { DB } from '#db/types.ts';
import type { StaffRole } from '#domain/identity/roles.ts';
import type { Locale } from '#i18n/locale.ts';
import { defaultLocale } from '#i18n/locale.ts';
import type { Account, Profile } from './account.ts';

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
  created_at: Date;
  updated_at: Date;
  locale: Locale | null;
  roles: StaffRole[];
}

/** Accounts with roles; `condition` refers to `users`. */
export function accountsWhere(condition: RawBuilder<unknown>) {
  return sql<AccountRow>`
    select id, email, phone, encrypted_password, email_confirmed_at, last_sign_in_at,
      raw_app_meta_data, raw_user_meta_data, is_anonymous, banned_until, created_at, updated_at,
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

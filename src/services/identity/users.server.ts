import { sql } from 'kysely';
import type { Locale } from '#i18n/locale.ts';
import type { StaffRole } from '#domain/identity/roles.ts';
import { asSystem, asUser } from '#platform/database/run-as.server.ts';
import { type Account, hasSecondFactor, type Profile } from './account.ts';
import type { SessionLevel } from './user-actor.ts';
import { toAccount, accountsWhere, profileOf } from './accounts.server.ts';

interface CurrentUser {
  account: Account;
  /** Those that count in this session: none while staff need a second factor that it has not passed. */
  roles: StaffRole[];
  /** Whether the account has roles, also when they do not count. */
  isStaff: boolean;
  profile: Profile;
  /** aal2 after a second factor. */
  aal: SessionLevel;
}

/** Whether the session lacks the second factor that its account has. */
export function needsSecondFactor({ account, aal }: Pick<CurrentUser, 'account' | 'aal'>): boolean {
  return aal === 'aal1' && hasSecondFactor(account);
}

/** The account of an existing session; null after sign-out or a ban. */
export async function getUser(
  session: { userId: string; sessionId: string },
  now: Date,
): Promise<CurrentUser | null> {
  // As system: users cannot access sessions and accounts. One round trip.
  const [[row], [profile], [open]] = await asSystem().read(
    accountsWhere(sql`id = ${session.userId}
      and (banned_until is null or banned_until <= ${now})
      and exists (
        select from auth.sessions where id = ${session.sessionId} and user_id = users.id
          and (not_after is null or not_after > ${now})
      )`),
    profileOf(session.userId),
    sql<{ aal: SessionLevel; rolesCount: boolean }>`
      select aal, private.roles_count(aal) as "rolesCount"
      from auth.sessions where id = ${session.sessionId}`,
  );
  if (!row || !profile || !open) return null;
  const { aal, rolesCount } = open;
  const isStaff = row.roles.length > 0;
  return { account: toAccount(row), roles: rolesCount ? row.roles : [], isStaff, profile, aal };
}

/** Metadata is part of each access token, which must fit into a cookie. */
export const maxMetadataBytes = 2048;

/** Merges user metadata; null removes a key. Returns no row when it would become too large. */
export function mergeMetadata(userId: string, metadata: Record<string, unknown>) {
  const merged = sql`jsonb_strip_nulls(raw_user_meta_data || ${JSON.stringify(metadata)}::jsonb)`;
  return sql<{ id: string }>`
    update auth.users set raw_user_meta_data = ${merged}
    where id = ${userId} and octet_length(${merged}::text) <= ${maxMetadataBytes}
    returning id`;
}

export async function updateUserMetadata(
  userId: string,
  metadata: Record<string, unknown>,
): Promise<{ ok: true } | { ok: false; reason: 'metadata_too_large' }> {
  // As system: users cannot write accounts.
  const [updated] = await asSystem().write(mergeMetadata(userId, metadata));
  return updated.length > 0 ? { ok: true } : { ok: false, reason: 'metadata_too_large' };
}

export interface ProfileChange {
  jobPosition?: string;
  company?: string;
}

/** Column grants allow only these: name, e-mail and phone belong to the login. */
export async function updateProfile(
  user: { userId: string; claims: Record<string, unknown> },
  { jobPosition, company }: ProfileChange,
): Promise<void> {
  await asUser(user).write(sql`
    update public.profiles
    set job_position = ${jobPosition ?? null}, company = ${company ?? null}
    where id = ${user.userId}`);
}

/** Mails use the language that the user last chose. */
export async function rememberLocale(
  user: { userId: string; claims: Record<string, unknown> },
  locale: Locale,
): Promise<void> {
  await asUser(user).write(
    sql`update public.profiles set locale = ${locale} where id = ${user.userId}`,
  );
}

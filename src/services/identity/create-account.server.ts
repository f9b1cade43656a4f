import { sql } from 'kysely';
import type { StaffRole } from '#domain/identity/roles.ts';
import { asSystem } from '#platform/database/run-as.server.ts';
import type { WeakPassword } from './password-rules.server.ts';
import { rejectWeakPassword } from './password-rules.server.ts';
import { hashPassword } from './passwords.server.ts';

export interface AccountToCreate {
  email: string;
  password: string;
  fullName: string;
  roles: readonly StaffRole[];
}

export type CreateAccountResult =
  | { ok: true; userId: string }
  | { ok: false; reason: 'email_taken' }
  | WeakPassword;

/** For the operator: creates a confirmed account without a mail. */
export async function createAccount(
  { password, fullName, roles, ...details }: AccountToCreate,
  now: Date,
): Promise<CreateAccountResult> {
  const email = details.email.trim().toLowerCase();
  const weak = await rejectWeakPassword(password, { email, fullName, staff: roles.length > 0 });
  if (weak) return weak;
  const encrypted = await hashPassword(password);
  // As system: the operator uses the command line and is not signed in.
  return asSystem().transaction(async (trx) => {
    const { rows } = await sql<{ id: string }>`
      with created as (
        insert into auth.users (email, encrypted_password, raw_user_meta_data, email_confirmed_at)
        values (${email}, ${encrypted}, ${JSON.stringify({ full_name: fullName })}, ${now})
        on conflict (email) do nothing returning id
      ), identity as (
        insert into auth.identities (user_id, provider, provider_id, identity_data)
        select id, 'email', id::text, jsonb_build_object('sub', id, 'email', ${email}::text)
        from created
      )
      select id from created`.execute(trx);
    const userId = rows[0]?.id;
    if (!userId) return { ok: false, reason: 'email_taken' };
    await sql`
      insert into public.user_roles (user_id, role)
      select ${userId}::uuid, unnest(${[...roles]}::text[])`.execute(trx);
    return { ok: true, userId };
  });
}

import { sql } from 'kysely';
import type { StaffRole } from '#domain/identity/roles.ts';
import { asSystem } from '#platform/database/run-as.server.ts';
import { systemRandom } from '#platform/random.ts';
import { insertAccount } from './insert-account.server.ts';
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
  const encryptedPassword = await hashPassword(password);
  // As system: the operator uses the command line and is not signed in.
  return asSystem().transaction(async (trx) => {
    const userId = systemRandom.uuid();
    const userMetadata = { full_name: fullName };
    const created = await insertAccount(trx, {
      ...{ id: userId, email, encryptedPassword, userMetadata, confirmedAt: now, now },
    });
    if (!created) return { ok: false, reason: 'email_taken' };
    await sql`
      insert into public.user_roles (user_id, role)
      select ${userId}::uuid, unnest(${[...roles]}::text[])`.execute(trx);
    return { ok: true, userId };
  });
}
